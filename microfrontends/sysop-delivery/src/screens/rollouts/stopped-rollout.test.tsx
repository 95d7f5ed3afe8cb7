import type { WholeRollout } from '@atrium/shared-utility/contract'
import { renderScreen } from '@atrium/shared-utility/testing'
import { screen, within } from '@testing-library/react'
import { routes } from '../../routes.tsx'
import { aRollout } from './given.ts'
// Fetched when it is needed, and compiled before the tests begin to wait.
import './pages.tsx'

const series = { at: '2026-03-06T09:00:00.000Z', from: '2026-03-05T10:00:00.000Z', stepMinutes: 60 }

function open(facts: Partial<WholeRollout>) {
  const calls = {
    getRollout: () => aRollout(facts),
    getTelemetry: () => ({ ...series, versions: [], series: [], errors: [] }),
  }
  return renderScreen(routes, { path: '/sysop/parcels/rollout/ro1', calls })
}

test('one that has halted by itself says why and with which figures, and nothing can be done about it', async () => {
  const found = { cause: 'errors', own: { openings: 20, erred: 9, mountMs: null }, before: null } as const
  const over = { state: 'halted', endedAt: '2026-03-06T08:00:30.000Z', found, health: null } as const
  open(over)
  const notice = within(await screen.findByRole('alert'))
  for (const text of ['出错增多，已自动停止', '所有人已恢复为 2.4.0。', /上传修复后的版本/])
    expect(notice.getByText(text)).toBeVisible()
  expect(notice.getByRole('link', { name: '打开 orders' })).toHaveAttribute('href', '/sysop/parcels/orders')
  expect(notice.getByRole('link', { name: '查看错误' })).toHaveAttribute('href', '/sysop/telemetry/orders')
  expect(screen.getByText('打开 20 次，其中 9 次出错（45%）')).toBeVisible()
  expect(screen.queryByRole('button', { name: '停止' })).toBeNull()
})

test.each([
  ['halted', '已停止，操作者：李华', '页面空白'],
  ['cancelled', 'orders 已另行变更，此次灰度发布随之结束，操作者：李华', '紧急修复'],
] as const)('of one that is %s the page begins with the reason, and says it once', async (state, what, endReason) => {
  const over = { endedAt: '2026-03-06T08:00:30.000Z', endedByKind: 'person', endedBy: '李华', health: null } as const
  open({ ...over, state, endReason })
  const notice = await screen.findByRole('alert')
  expect(notice).toHaveTextContent(what)
  expect(screen.getByText(`原因：${endReason}`)).toBeVisible()
  expect(screen.getAllByText(new RegExp(endReason))).toHaveLength(1)
  const facts = screen.getByRole('region', { name: '概况' })
  expect(notice.compareDocumentPosition(facts)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('one that runs or has reached everybody begins with its facts', async () => {
  open({ state: 'completed', endReason: '一切正常', health: null })
  await screen.findByRole('region', { name: '概况' })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('of a version that has not been opened the page says so, and of one without an error no zero', async () => {
  const health = {
    own: { openings: 0, erred: 0, mountMs: null },
    before: { openings: 9, erred: 0, mountMs: null },
  }
  open({ health })
  expect(await screen.findByText('尚未打开')).toBeVisible()
  expect(screen.getByText('打开 9 次，没有出错')).toBeVisible()
})
