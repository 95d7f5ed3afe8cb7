import { screen, waitFor, within } from '@testing-library/react'
import { Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, type CallFakes, renderScreen, signedInAs } from '@atrium/shared-utility/testing'
import { messages } from '../../messages.ts'
import { routes } from '../../../../routes.tsx'

const ids = (count: number, mark = 'u') => Array.from({ length: count }, (_, index) => `${mark}${index}`)
const validUntil = '2026-12-07T08:00:00.000Z'
const given = (userIds: readonly string[]) =>
  userIds.map((userId) => ({
    userId,
    name: `成员 ${userId}`,
    loginId: userId,
    title: '研发部',
    initialSecret: `pw-${userId}`,
    validUntil,
  }))
const none = { total: 0, list: [] }
const waitingAs = (userIds: readonly string[]) => ({
  total: userIds.length,
  list: userIds.map((userId) => ({ userId, name: `成员 ${userId}` })),
})

function draw(calls: CallFakes = {}) {
  const waiting = { without: waitingAs(ids(12)), unused: waitingAs(['v0']) }
  const server: CallFakes = {
    listMembers: () => ({ total: 0, list: [] }),
    getMembersWaitingForPassword: () => waiting,
    giveFirstPasswords: ({ userIds }) => ({ list: given(userIds) }),
    ...calls,
  }
  const session = signedInAs(UserType.administrator)
  return renderScreen(routes, { path: '/enterprise/members', messages, session, calls: server })
}

async function open(page: ReturnType<typeof draw>) {
  await page.user.click(await screen.findByRole('button', { name: '批量生成初始密码' }))
  return within(await screen.findByRole('dialog', { name: '初始密码' }))
}

/** The text of the file that is saved next. */
function savedText() {
  const blobs: Blob[] = []
  jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob)
    return '#saved'
  })
  jest.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  return async () => await blobs[0]?.text()
}
afterEach(() => jest.restoreAllMocks())

test('all who have no password get one, ten at a time, in a file that is to be had before the dialog goes', async () => {
  const saved = savedText()
  const page = draw()
  const dialog = await open(page)
  expect(await dialog.findByRole('region', { name: '姓名' })).toHaveTextContent('成员 u11')
  expect(await axeFaults(page.container)).toEqual([])
  await page.user.click(await dialog.findByRole('button', { name: '为 12 人生成' }))
  expect(await dialog.findByText(/已生成 12 个初始密码/)).toBeVisible()
  expect(page.calls.asked('giveFirstPasswords')).toEqual([{ userIds: ids(10) }, { userIds: ['u10', 'u11'] }])
  await page.user.click(dialog.getByRole('button', { name: '下载文件' }))
  expect(await dialog.findByText(/已下载 12 个初始密码/)).toBeVisible()
  const lines = (await saved())?.split('\r\n')
  expect(lines?.slice(0, 2)).toEqual([
    '姓名,登录账号,部门与职务,初始密码,有效期至,登录地址',
    expect.stringMatching(/^成员 u0,u0,研发部,pw-u0,2026年12月7日.*,http:\/\/localhost\/home\/login$/),
  ])
  expect(lines).toHaveLength(13)
  await page.user.click(dialog.getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(page.address()).toBe('/enterprise/members')
})

test('passwords that are not saved are asked about before the dialog is closed', async () => {
  const page = draw({ getMembersWaitingForPassword: () => ({ without: none, unused: waitingAs(['v0']) }) })
  const dialog = await open(page)
  expect(await dialog.findByText('之前发放的初始密码将失效。')).toBeVisible()
  await page.user.click(dialog.getByRole('button', { name: '为 1 人生成' }))
  await page.user.click(await dialog.findByRole('button', { name: '关闭' }))
  const question = within(await screen.findByRole('alertdialog', { name: '1 个初始密码尚未下载' }))
  await page.user.click(question.getByRole('button', { name: '取消' }))
  await page.user.click(dialog.getByRole('button', { name: '关闭' }))
  await page.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '不下载，关闭' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('after a refusal it goes on with those whose turn has not come', async () => {
  let asked = 0
  const page = draw({
    giveFirstPasswords: ({ userIds }) => (asked++ === 1 ? new Problem('internal') : { list: given(userIds) }),
  })
  const dialog = await open(page)
  await page.user.click(await dialog.findByRole('button', { name: '为 12 人生成' }))
  await page.user.click(await dialog.findByRole('button', { name: '重试' }))
  expect(await dialog.findByText(/已生成 12 个初始密码/)).toBeVisible()
  expect(page.calls.asked('giveFirstPasswords').slice(1)).toEqual([
    { userIds: ['u10', 'u11'] },
    { userIds: ['u10', 'u11'] },
  ])
})

test('where no member waits it says so, and what fails can be tried again', async () => {
  const page = draw({ getMembersWaitingForPassword: () => new Problem('internal') })
  const dialog = await open(page)
  page.calls.change({ getMembersWaitingForPassword: () => ({ without: none, unused: none }) })
  await page.user.click(await dialog.findByRole('button', { name: '重试' }))
  expect(await dialog.findByText(/没有等待初始密码的成员/)).toBeVisible()
  expect(dialog.queryByRole('button', { name: /生成/ })).not.toBeInTheDocument()
})
