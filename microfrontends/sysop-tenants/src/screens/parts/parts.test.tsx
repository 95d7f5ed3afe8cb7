import { Problem } from '@atrium/shared-utility/contract'
import { axeFaults, type CallFakes, renderScreen, type ScreenOptions } from '@atrium/shared-utility/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'
import { anEnterprise, aServerWith } from '../enterprises/given.ts'
import { aMessage } from '../home-messages/given.ts'
import { anAnnouncement, anApplication, aPackage } from './given.ts'

const listed: CallFakes = {
  listEnterpriseApplications: () => ({ total: 1, list: [anApplication()] }),
  listEnterpriseAnnouncements: () => ({ total: 1, list: [anAnnouncement()] }),
  listHomeMessages: () => ({ total: 1, list: [aMessage({ status: 'published', reach: 90, reads: 30 })] }),
  listPackages: () => ({ total: 1, list: [aPackage()] }),
}
const none = () => ({ total: 0, list: [] })

function open(tab: string, calls: CallFakes = {}, options: ScreenOptions = {}) {
  const server = { ...aServerWith(anEnterprise()), ...listed, ...calls }
  return renderScreen(routes, { path: `/sysop/enterprise/acme1?tab=${tab}`, messages, calls: server, ...options })
}

test('an application says how it stands, who may use it and who published it, and leads to that person alone', async () => {
  open('applications')
  const row = await screen.findByRole('row', { name: /资产台账/ })
  for (const text of ['已发布', '自建应用', '3', '企业全体成员']) expect(within(row).getByText(text)).toBeVisible()
  expect(within(row).getByRole('link', { name: '李华' })).toHaveAttribute('href', '/sysop/users/u1')
  expect(within(row).getAllByRole('link')).toHaveLength(1)
  expect(within(row).getByText('资产台账').querySelector('[aria-hidden] svg')).toBeVisible()
})

test.each([
  [{ audience: 'chosen', people: 3, departments: 2 }, '3 人，2 个部门'],
  [{ audience: 'chosen' }, '未选择任何人'],
  [{ audience: 'everyone', roles: 2 }, '企业全体成员，限 2 个角色'],
  [{ audience: 'chosen', departments: 1, roles: 1 }, '1 个部门，限 1 个角色'],
] as const)('an application that is open to %j says %s', async (facts, text) => {
  open('applications', { listEnterpriseApplications: () => ({ total: 1, list: [anApplication(facts)] }) })
  expect(await screen.findByText(text)).toBeVisible()
})

test('applications are filtered by status and type, and searched by name', async () => {
  const { calls } = open('applications&state=draft&kind=built&iSearch=台账')
  const asked = { entid: 'acme1', state: 'draft', kind: 'built', iSearch: '台账' }
  await waitFor(() => expect(calls.asked('listEnterpriseApplications')[0]).toMatchObject(asked))
  expect(await screen.findByText('状态：未发布')).toBeVisible()
  expect(screen.getByText('类型：自建应用')).toBeVisible()
})

test('the people of an enterprise are filtered by the types that they may have in one', async () => {
  open('people', { listUsers: none })
  expect(await screen.findByText('企业管理员')).toBeVisible()
  expect(screen.queryByText('平台运营')).not.toBeInTheDocument()
})

test('an announcement of the enterprise has a title and readers, and no page', async () => {
  open('announcements')
  const row = await screen.findByRole('row', { name: /放假通知/ })
  for (const text of ['已发布', '企业全体成员', '12 / 40 人']) expect(within(row).getByText(text)).toBeVisible()
  expect(within(row).queryByRole('link')).toBeNull()
})

test('announcements of the platform are those that reach the enterprise, and each leads to its page', async () => {
  const { calls, user, address } = open('announcements&status=withdrawn')
  await user.click(await screen.findByRole('button', { name: '平台公告' }))
  expect(await screen.findByRole('link', { name: '系统升级' })).toHaveAttribute('href', '/sysop/message/m1')
  expect(calls.asked('listHomeMessages')[0]).toMatchObject({ entid: 'acme1' })
  // What the other list was filtered by is gone.
  expect(address()).toBe('/sysop/enterprise/acme1?tab=announcements&from=platform')
  await user.click(screen.getByRole('button', { name: '更多筛选' }))
  expect(screen.queryByRole('combobox', { name: '接收企业' })).toBeNull()
  await user.click(screen.getByRole('button', { name: '企业公告' }))
  await waitFor(() => expect(address()).toBe('/sysop/enterprise/acme1?tab=announcements'))
})

test('a package leads to its page, and says how many enterprises have it', async () => {
  open('packages')
  const link = await screen.findByRole('link', { name: '现场' })
  expect(link).toHaveAttribute('href', '/sysop/package/apk/p1')
  for (const text of ['Android', '1.5.0', '2 家企业']) expect(screen.getByText(text)).toBeVisible()
})

test.each([
  ['applications', 'listEnterpriseApplications', '还没有应用', '没有符合条件的应用'],
  ['announcements', 'listEnterpriseAnnouncements', '企业还没有发布公告', '没有符合条件的公告'],
  ['announcements&from=platform', 'listHomeMessages', '还没有此企业可见的平台公告', '没有符合条件的公告'],
  ['packages', 'listPackages', '还没有发布给此企业的安装包', '没有符合条件的安装包'],
])(
  'the part %s says what is the case when it is empty, and the way back from a search',
  async (tab, call, ...[no, noMatch]) => {
    const { user } = open(`${tab}&iSearch=zzz`, { [call]: none })
    expect(await screen.findByText(noMatch)).toBeVisible()
    await user.click(screen.getByRole('button', { name: '清除全部条件' }))
    expect(await screen.findByText(no)).toBeVisible()
  },
)

test.each([
  ['applications', 'listEnterpriseApplications'],
  ['announcements', 'listEnterpriseAnnouncements'],
  ['packages', 'listPackages'],
])('the part %s that cannot be read is asked for again', async (tab, call) => {
  const { user, calls } = open(tab, { [call]: () => new Problem('databaseUnavailable') })
  const retry = await screen.findByRole('button', { name: '重试' })
  calls.change(listed)
  await user.click(retry)
  expect(await screen.findByRole('row', { name: /资产台账|放假通知|现场/ })).toBeVisible()
})

test.each([
  ['applications', 'Asset register'],
  ['announcements', 'Holidays'],
  ['announcements&from=platform', 'Upgrade'],
  ['packages', 'Field'],
])('the part %s is whole in English, and axe finds nothing on it', async (tab, name) => {
  const calls: CallFakes = {
    listEnterpriseApplications: () => ({
      total: 1,
      list: [anApplication({ name: 'Asset register', publishedBy: 'Hazel', roles: 1 })],
    }),
    listEnterpriseAnnouncements: () => ({
      total: 1,
      list: [anAnnouncement({ title: 'Holidays', authorName: 'Hazel' })],
    }),
    listHomeMessages: () => ({ total: 1, list: [aMessage({ title: 'Upgrade', authorName: 'Hazel' })] }),
    listPackages: () => ({ total: 1, list: [aPackage({ label: 'Field', uploadedBy: 'Hazel' })] }),
  }
  const { container } = open(tab, calls, { lang: 'en-US' })
  expect(await screen.findByText(name)).toBeVisible()
  expect(document.body).not.toHaveTextContent(/[\u4e00-\u9fff]/)
  expect(await axeFaults(container)).toEqual([])
})
