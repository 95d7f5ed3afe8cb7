import { Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, type CallFakes, renderScreen, signedInAs } from '@atrium/shared-utility/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { draftServer } from '../../../given.ts'
import { messages } from '../../../messages.ts'
import { routes } from '../../../routes.tsx'

const at = '2026-03-05T08:00:00.000Z'
const said = { note: '', by: '李华', at, backTo: null }
const versions = [
  { ...said, number: 4, state: 'published', isLive: true, backTo: 2 },
  { ...said, number: 3, state: 'failed', isLive: false },
  { ...said, number: 2, state: 'published', isLive: false },
] as const
const change = {
  what: 'showEntity',
  entity: 'gone',
  entityLabel: '地点',
  field: null,
  fieldLabel: '',
  records: 8,
} as const
const plan = { draft: 12, live: 4, changes: [change], problems: [] }

function open(more: CallFakes) {
  const { draft, calls } = draftServer({ liveVersion: 4 })
  const fakes = { ...calls, listApplicationVersions: () => [...versions], planGoingBack: () => plan, ...more }
  const session = signedInAs(UserType.developer)
  return { draft, ...renderScreen(routes, { path: '/builder/app1', messages, session, calls: fakes }) }
}

async function openDialog({ user }: ReturnType<typeof open>) {
  const list = within(await screen.findByRole('list', { name: '版本' }))
  expect(list.getByText('已恢复到 v2')).toBeVisible()
  // Neither the version in force nor one that failed can be gone back to.
  await user.click(list.getByRole('button', { name: /恢复到此版本/ }))
  return within(await screen.findByRole('dialog', { name: '恢复到 v2' }))
}

test('going back to a version says what changes, and with a word of the maker the draft stays', async () => {
  const page = open({
    goBackToVersion: () => {
      page.draft.publishing = 5
      return { number: 5 }
    },
  })
  const dialog = await openDialog(page)
  expect(await dialog.findByText('重新显示数据表“地点”，其中有 8 条记录')).toBeVisible()
  const draftToo = dialog.getByRole('checkbox', { name: '同时恢复草稿' })
  expect(draftToo).toBeChecked()
  expect(draftToo).toHaveAccessibleDescription('草稿中尚未发布的改动会丢失')
  expect(await axeFaults(document.body)).toEqual([])
  await page.user.click(draftToo)
  await page.user.click(dialog.getByRole('button', { name: '恢复' }))
  expect(await screen.findByRole('progressbar', { name: /正在发布 v5/ })).toBeVisible()
  const asked = { appId: 'app1', number: 2, draft: 12, live: 4, resetsDraft: false, onceKey: expect.any(String) }
  expect(page.calls.asked('goBackToVersion')).toEqual([asked])
  expect(screen.queryByRole('button', { name: /恢复到此版本/ })).toBeNull()
})

test('a plan that is out of date is read again, and nothing goes back', async () => {
  const page = open({ goBackToVersion: () => new Problem('draftMoved') })
  const dialog = await openDialog(page)
  await waitFor(() => expect(dialog.getByRole('button', { name: '恢复' })).toBeEnabled())
  await page.user.click(dialog.getByRole('button', { name: '恢复' }))
  expect(await dialog.findByText(/草稿在您查看之后又有改动/)).toBeVisible()
  await waitFor(() => expect(page.calls.asked('planGoingBack').length).toBeGreaterThan(1))
})

test('a version that is gone says so in the dialog', async () => {
  const page = open({ planGoingBack: () => new Problem('notFound') })
  const dialog = await openDialog(page)
  expect(await dialog.findByText('未找到请求的内容')).toBeVisible()
  expect(dialog.getByRole('button', { name: '恢复' })).toBeDisabled()
})
