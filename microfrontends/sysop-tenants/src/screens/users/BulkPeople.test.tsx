import { Problem, UserType } from '@atrium/shared-utility/contract'
import {
  axeFaults,
  type CallFakes,
  chooseOfList,
  openListMenu,
  renderScreen,
  signedInAs,
} from '@atrium/shared-utility/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'
import { aUser } from './given.ts'

const people = [aUser(), aUser({ userid: 'u2', loginId: 'wang', name: '王五' })]

function open(calls: CallFakes = {}) {
  const server: CallFakes = {
    listUsers: () => ({ total: 40, list: people }),
    listSaasCategories: () => [],
    previewBulk: () => ({
      total: 2,
      results: [
        { result: 'done', count: 1 },
        { result: 'unchanged', count: 1 },
      ],
    }),
    startBulk: () => ({ id: 'b1' }),
    getBulk: () => ({
      id: 'b1',
      action: 'suspend',
      state: 'running',
      total: 2,
      seen: 1,
      refused: 1,
      byId: 'o1',
      byName: '陈晨',
      createdAt: '2026-03-05T08:00:00.000Z',
      endedAt: null,
    }),
    listBulkRows: () => ({
      total: 1,
      list: [{ bulkId: 'b1', userid: 'u2', name: '王五', loginId: 'wang', result: 'unchanged', at: null }],
    }),
    ...calls,
  }
  return renderScreen(routes, {
    path: '/sysop/users?status=active',
    messages,
    calls: server,
    session: signedInAs(UserType.operator, { isRoot: true }),
  })
}

test('the chosen people: how many, which are left out and why, then how far it is', async () => {
  const page = open()
  await page.user.click(await screen.findByRole('checkbox', { name: /李华/ }))
  await page.user.click(screen.getByRole('checkbox', { name: /王五/ }))
  await page.user.click(screen.getByRole('button', { name: '停用' }))
  const dialog = await screen.findByRole('alertdialog', { name: '停用 1 人？' })
  expect(dialog).toHaveTextContent('共选中 2 人。跳过 1 人：无需更改。')
  expect(await axeFaults(document.body)).toEqual([])
  await page.user.click(within(dialog).getByRole('button', { name: '停用' }))
  await waitFor(() => expect(page.address()).toBe('/sysop/bulk?id=b1'))
  expect(page.calls.asked('startBulk')).toEqual([
    { action: 'suspend', userids: ['u1', 'u2'], expected: 2, onceKey: expect.any(String) },
  ])
  expect(await screen.findByText('已处理 1 / 2 人，跳过 1 人')).toBeVisible()
  expect(await screen.findByRole('row', { name: /王五.*无需更改/ })).toBeVisible()
  expect(await axeFaults(page.container)).toEqual([])
})

test('all whom the filters find, on whichever page they are', async () => {
  const page = open()
  await chooseOfList(page.user, '用户', '批量操作全部结果 · 要求更改密码')
  await screen.findByRole('alertdialog', { name: '要求 1 人更改密码？' })
  expect(page.calls.asked('previewBulk')[0]).toMatchObject({ action: 'askPassword', asked: { status: 'active' } })
})

test('a number that changed meanwhile is said, and nothing is begun', async () => {
  const page = open({ startBulk: () => new Problem('bulkChanged', { count: 3 }) })
  await page.user.click(await screen.findByRole('checkbox', { name: /李华/ }))
  await page.user.click(screen.getByRole('button', { name: '强制下线' }))
  const dialog = await screen.findByRole('alertdialog')
  await page.user.click(within(dialog).getByRole('button', { name: '强制下线' }))
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(/人数已变为 3/)
  expect(page.address()).toBe('/sysop/users?status=active')
})

test('more than may be handled at once are not offered', async () => {
  const page = open({ listUsers: () => ({ total: 10_001, list: people }) })
  await openListMenu(page.user, '用户')
  expect(screen.getByRole('menuitem', { name: /超过 10,000 人/ })).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByRole('menuitem', { name: '批量操作全部结果 · 停用' })).toHaveAttribute('aria-disabled', 'true')
})

test('what the results are filtered by is told by what was done', async () => {
  const page = open()
  await page.portal.navigate('/sysop/bulk?id=b1')
  expect(await screen.findByText(/^批次：停用 · 陈晨 · 2026/)).toBeVisible()
})

test('what is under way is stopped', async () => {
  const page = open({ cancelBulk: () => ({}) })
  await page.portal.navigate('/sysop/bulk?id=b1')
  await page.user.click(await screen.findByRole('button', { name: '停止' }))
  await page.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '停止' }))
  await waitFor(() => expect(page.calls.asked('cancelBulk')).toEqual([{ id: 'b1' }]))
})

test('a bulk action that would change no person has nothing to confirm, and says why', async () => {
  const page = open({ previewBulk: () => ({ total: 2, results: [{ result: 'unchanged', count: 2 }] }) })
  await page.user.click(await screen.findByRole('checkbox', { name: /李华/ }))
  await page.user.click(screen.getByRole('button', { name: '强制下线' }))
  const dialog = await screen.findByRole('dialog', { name: '没有可执行的用户' })
  expect(dialog).toHaveTextContent('跳过 2 人：无需更改。')
  expect(
    within(dialog)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['关闭'])
})

test('what was begun before is found from the list of users, by what it was and who began it', async () => {
  const before = {
    id: 'b7',
    action: 'endSessions',
    state: 'done',
    total: 12,
    seen: 12,
    refused: 0,
    byId: 'o1',
    byName: '陈晨',
    createdAt: '2026-03-05T08:00:00.000Z',
    endedAt: '2026-03-05T08:01:00.000Z',
  } as const
  const page = open({ listBulks: () => [before] })
  await chooseOfList(page.user, '用户', '批量操作记录')
  const latest = await screen.findByRole('list', { name: '最近的批量操作' })
  expect(latest).toHaveTextContent(/陈晨/)
  expect(within(latest).getByRole('link', { name: '强制下线 · 12 人' })).toHaveAttribute('href', '/sysop/bulk?id=b7')
  expect(await axeFaults(page.container)).toEqual([])
})

test('before the first there is no filter to clear', async () => {
  const page = open({ listBulkRows: () => ({ total: 0, list: [] }), listBulks: () => [] })
  await page.portal.navigate('/sysop/bulk')
  expect(await screen.findByText('还没有批量操作')).toBeVisible()
  expect(screen.queryByRole('button', { name: '清除筛选' })).not.toBeInTheDocument()
})
