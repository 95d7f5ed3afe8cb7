import type { OwnActing } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen } from '@atrium/shared-utility/testing'
import { screen, within } from '@testing-library/react'
import { messages } from '../../messages.ts'
import { ActingsSection } from './ActingsSection.tsx'

const over: OwnActing = {
  id: 'a1',
  entid: 'acme1',
  entName: 'Acme',
  operatorName: '陈晨',
  reason: '工单 4711',
  mayChange: false,
  begunAt: '2026-03-05T08:00:00.000Z',
  endedAt: '2026-03-05T08:10:00.000Z',
  isNew: true,
}
const running: OwnActing = { ...over, id: 'a2', operatorName: '王五', mayChange: true, endedAt: null }

function open(list: readonly OwnActing[]) {
  const calls = { listOwnActings: () => [...list], endOwnSessions: () => ({ ended: 1 }) }
  return renderScreen([{ path: '/one', element: <ActingsSection /> }], { path: '/one', messages, calls })
}

test('the section names the operators who acted as this person, where, when and why (S46)', async () => {
  open([running, over])
  const list = await screen.findByRole('list', { name: '运营人员代操作' })
  const [first, second] = within(list).getAllByRole('listitem')
  expect(first).toHaveTextContent(/王五.*Acme.*工单 4711.*允许更改内容.*进行中/)
  expect(second).toHaveTextContent(/陈晨.*Acme.*至.*工单 4711.*仅查看.*新/)
  expect(await axeFaults(document.body)).toEqual([])
})

test('S46: what goes on just now is ended from here', async () => {
  const { user, calls } = open([running])
  await user.click(await screen.findByRole('button', { name: '立即结束' }))
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '立即结束' }))
  expect(await screen.findByText('已退出代操作')).toBeVisible()
  expect(calls.asked('endOwnSessions')).toEqual([{ id: 'others' }])
})

test('a person as whom no operator acted is told so (S46)', async () => {
  open([])
  expect(await screen.findByText('没有运营人员代操作过。')).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
