import { Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, type CallFakes, renderScreen, type ScreenOptions, signedInAs } from '@atrium/shared-utility/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'
import { anAnnouncement, anApplication, aPackage } from '../parts/given.ts'
import { anEnterprise, aPerson, aServerWith } from './given.ts'

const session = signedInAs(UserType.saasAdministrator)

const parts: CallFakes = {
  listEnterpriseApplications: () => ({ total: 1, list: [anApplication()] }),
  listEnterpriseAnnouncements: () => ({ total: 1, list: [anAnnouncement()] }),
  listPackagesInCare: () => ({ total: 1, list: [aPackage()] }),
}

function open(path: string, calls: CallFakes, options: ScreenOptions = {}) {
  return renderScreen(routes, { path, messages, session, calls, ...options })
}

test('U07: the enterprises in care are listed, and each name leads to its page', async () => {
  const beta = anEnterprise({ entid: 'beta1', name: 'Beta', status: 'suspended' })
  const { user, address } = open('/console/enterprises', aServerWith([anEnterprise(), beta]))
  const row = await screen.findByRole('row', { name: /Beta/ })
  for (const text of ['已停用', '零售业', '12 / 100']) expect(within(row).getByText(text)).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Acme' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Acme' })).toBeVisible()
  expect(address()).toBe('/console/enterprises/acme1')
})

test('U07: an enterprise whose term is over is expired in the list and on its page', async () => {
  const { user } = open('/console/enterprises', aServerWith([anEnterprise({ expiresAt: '2026-01-31T04:00:00.000Z' })]))
  const row = await screen.findByRole('row', { name: /Acme/ })
  expect(within(row).getByText('已到期')).toBeVisible()
  await user.click(within(row).getByRole('link', { name: 'Acme' }))
  expect(await screen.findByText('企业编号')).toBeVisible()
  expect(screen.getByText('已到期')).toBeVisible()
})

test('U07: the filters of enterprises in an address reach the server', async () => {
  const query = 'saas_id=retail&status=active&iSearch=ac'
  const { calls } = open(`/console/enterprises?${query}`, aServerWith([anEnterprise()]))
  await screen.findByRole('row', { name: /Acme/ })
  expect(calls.asked('listEnterprisesInCare')[0]).toMatchObject({ saas_id: 'retail', status: 'active', iSearch: 'ac' })
  expect(await screen.findByText('SaaS 分类：零售业')).toBeVisible()
})

test('U07: an enterprise says who administers it, and has its people as a part', async () => {
  const { user, calls, address } = open('/console/enterprises/acme1', aServerWith([anEnterprise()], [aPerson()]))
  expect(within(await screen.findByRole('list', { name: '管理员' })).getByText('li.hua')).toBeVisible()
  expect(screen.getByText('长期有效')).toBeVisible()
  await user.click(screen.getByRole('tab', { name: '成员' }))
  expect(await screen.findByRole('row', { name: /李华/ })).toBeVisible()
  expect(address()).toBe('/console/enterprises/acme1?tab=people')
  expect(calls.asked('listPeopleInCare')[0]).toMatchObject({ entid: 'acme1' })
})

test.each([
  ['applications', '资产台账', 'listEnterpriseApplications'],
  ['announcements', '放假通知', 'listEnterpriseAnnouncements'],
  ['packages', '现场', 'listPackagesInCare'],
] as const)(
  'U07: %s of an enterprise are a part of its page, without links that lead nowhere',
  async (tab, name, call) => {
    const { calls } = open(`/console/enterprises/acme1?tab=${tab}`, { ...aServerWith([anEnterprise()]), ...parts })
    const row = await screen.findByRole('row', { name: new RegExp(name) })
    expect(within(row).queryByRole('link')).toBeNull()
    expect(calls.asked(call)[0]).toMatchObject({ entid: 'acme1' })
    expect(screen.queryByRole('button', { name: '平台公告' })).toBeNull()
  },
)

test('U07: an enterprise that is not in care is said not to be there, under the entry that it is found by', async () => {
  const calls = { ...aServerWith([]), getEnterpriseInCare: () => new Problem('enterpriseNotFound') }
  open('/console/enterprises/other1', calls)
  expect(await screen.findByText('企业不存在')).toBeVisible()
  const trail = within(screen.getByRole('navigation', { name: '所在位置' }))
  expect(trail.getAllByRole('link')[0]).toHaveAttribute('href', '/console/enterprises')
})

test('U07: the people in care are listed with enterprise, type and state; one in two enterprises twice', async () => {
  const second = aPerson({ entid: 'beta1', entName: 'Beta', userType: UserType.member, status: 'suspended' })
  open('/console/people', aServerWith([anEnterprise()], [aPerson(), second]))
  const [one, two] = await screen.findAllByRole('row', { name: /李华/ })
  for (const text of ['企业管理员', '正常', '行政部 · 经理'])
    expect(within(one as HTMLElement).getByText(text)).toBeVisible()
  for (const text of ['成员', '已停用']) expect(within(two as HTMLElement).getByText(text)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Beta' })).toHaveAttribute('href', '/console/enterprises/beta1')
})

test('U07: the filters of people in an address reach the server', async () => {
  const query = 'entid=acme1&userType=6&status=active&saas_id=retail&iSearch=li'
  const { calls } = open(`/console/people?${query}`, aServerWith([anEnterprise()], [aPerson()]))
  await screen.findByRole('row', { name: /李华/ })
  expect(calls.asked('listPeopleInCare')[0]).toMatchObject({
    entid: 'acme1',
    userType: UserType.administrator,
    status: 'active',
    saas_id: 'retail',
    iSearch: 'li',
  })
  expect(await screen.findByText('所在企业：Acme')).toBeVisible()
})

test.each([
  ['/console/enterprises', '还没有企业', '没有符合条件的企业'],
  ['/console/people', '还没有成员', '没有符合条件的成员'],
])('U07: %s says what is the case when it is empty, and the way back from a search', async (path, none, noMatch) => {
  const { user, address } = open(`${path}?iSearch=zzz`, aServerWith([]))
  expect(await screen.findByText(noMatch)).toBeVisible()
  await user.click(screen.getByRole('button', { name: '清除全部条件' }))
  expect(await screen.findByText(none)).toBeVisible()
  await waitFor(() => expect(address()).toBe(path))
})

test.each([
  ['/console/enterprises', 'Enterprises'],
  ['/console/enterprises/acme1', 'Acme'],
  ['/console/people', 'Members'],
])('U07: %s is whole in English, and axe finds nothing on it', async (path, title) => {
  const names = { saasName: 'Retail' }
  const calls = {
    ...aServerWith([anEnterprise(names)], [aPerson({ name: 'Hazel', title: 'Office' })]),
    getSaasScope: () => ({
      all: false,
      categories: [{ id: 'retail', parentId: null, name: 'Retail', enterprises: 1 }],
    }),
    getEnterpriseInCare: () => ({ ...anEnterprise(names), administrators: [] }),
  }
  const { container } = open(path, calls, { lang: 'en-US' })
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  await waitFor(() => expect(screen.queryAllByText(/Retail|Hazel/).length).toBeGreaterThan(0))
  expect(document.body).not.toHaveTextContent(/[\u4e00-\u9fff]/)
  expect(await axeFaults(container)).toEqual([])
})
