import { renderScreen, type CallFakes } from '@atrium/shared-utility/testing'
import { screen, within } from '@testing-library/react'
import { routes } from '../../routes.tsx'
import { aRollout } from '../rollouts/given.ts'
import { aParcel } from './given.ts'
// Fetched when they are needed, and compiled before the tests begin to wait.
import './pages.tsx'

function open(calls: CallFakes = {}) {
  const server: CallFakes = {
    listRollouts: () => ({ total: 0, list: [] }),
    rollBackParcel: () => ({ id: 'r5', number: 5, version: '2.3.0' }),
    getTeamParcel: () => aParcel(),
    listDeployTokens: () => [],
    listParcelVersions: () => ({ total: 0, list: [] }),
    ...calls,
  }
  return renderScreen(routes, { path: '/sysop/parcels/orders', calls: server })
}

test('the last good version is put in force again by one button and a reason', async () => {
  const page = open()
  await page.user.click(await screen.findByRole('button', { name: '退回 2.3.0' }))
  const dialog = within(await screen.findByRole('dialog', { name: '让 @sales/orders 退回 2.3.0？' }))
  await page.user.type(dialog.getByLabelText(/原因/), '页面空白')
  await page.user.click(dialog.getByRole('button', { name: '退回' }))
  expect(await screen.findByText('@sales/orders 的版本 2.3.0 已发布')).toBeVisible()
  expect(page.calls.asked('rollBackParcel')).toEqual([
    { slug: 'orders', reason: '页面空白', onceKey: expect.any(String) },
  ])
})

test('a parcel that has no earlier version offers no way back, and one that is rolled out says to whom', async () => {
  const { health: _health, named: _named, ...row } = aRollout()
  const calls = {
    getTeamParcel: () => aParcel({ lastGood: null }),
    listRollouts: () => ({ total: 1, list: [row] }),
  }
  open(calls)
  expect(await screen.findByText('2.5.0 正在灰度发布：1 家企业、其余用户的 5%。')).toBeVisible()
  expect(screen.getByRole('link', { name: '查看' })).toHaveAttribute('href', '/sysop/parcels/rollout/ro1')
  expect(screen.queryByRole('button', { name: /退回/ })).toBeNull()
})
