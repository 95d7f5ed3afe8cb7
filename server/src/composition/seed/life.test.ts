import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { demoEnterprises } from '../../portal/page/demo/accounts.ts'
import type { Client } from '../../test/client.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { until } from '../../test/until.ts'
import { dayMs } from './workdays.ts'

let server: TestServer
let operator: Client

beforeAll(async () => {
  server = await startTestServer({ demo: 'whole' })
  operator = await server.given.signIn({ loginId: 'operator' })
})
afterAll(() => server.close())

test('U07: an administrator of the demo sees people with names in departments, in both languages', async () => {
  const admin = await server.given.signIn({ loginId: 'admin' })
  const { total, list } = await admin.call('listMembers', { iDisplayLength: 50 })
  expect(total).toBeGreaterThanOrEqual(15)
  expect(list.filter(({ title }) => title === null)).toEqual([])
  expect(new Set(list.map(({ title }) => title?.split(' · ')[0])).size).toBeGreaterThanOrEqual(6)
  expect(list.map(({ name }) => name)).toEqual(expect.arrayContaining(['周小满', 'Hazel Brooks']))
  const english = await server.given.signIn({ loginId: 'hazel.brooks' })
  expect((await english.call('getLoginStatus', {})).lang).toBe('en-US')
})

test('U07: a message has reached all who are there, those who came after it was written among them', async () => {
  const { list } = await operator.call('listHomeMessages', { iDisplayLength: 50 })
  const { total } = await operator.call('listUsers', {})
  const toAll = list.filter(({ audience, status }) => audience === 'all' && status === 'published')
  expect(toAll.length).toBeGreaterThan(0)
  for (const { reads, reach } of toAll) {
    expect(reach).toBeGreaterThan(15)
    expect(reach).toBeLessThanOrEqual(total)
    expect(reads).toBeLessThanOrEqual(reach ?? 0)
  }
})

test('U07: operators see a month of sign-ins: successes, failures, several devices, none to come', async () => {
  const { id: entid } = demoEnterprises.one
  const month = await operator.call('listSignIns', { entid, order: 'asc', iDisplayLength: 50 })
  expect(month.total).toBeGreaterThan(200)
  const daysAgo = (Date.now() - Date.parse(month.list[0]?.at ?? '')) / 86_400_000
  expect(daysAgo).toBeGreaterThan(20)
  expect(new Set(month.list.map(({ browser }) => browser)).size).toBeGreaterThanOrEqual(3)
  expect(new Set(month.list.map(({ method }) => method))).toEqual(new Set(['pwd', 'scan']))
  for (const reason of ['wrongPassword', 'unknownAccount', 'membershipSuspended'])
    expect((await operator.call('listSignIns', { result: 'denied', reason })).total).toBeGreaterThan(0)
  const later = new Date(Date.now() + 1000).toISOString()
  expect((await operator.call('listSignIns', { from: later })).total).toBe(0)
})

test('U07: the audit chain of the demo is whole, and its numbers follow the time', async () => {
  await operator.call('verifyPassword', { op: 'verify', password: 'correct horse battery' })
  const verified = await operator.call('verifyAudit', {})
  expect(verified).toMatchObject({ next: null, broken: null })
  expect(verified.checked).toBeGreaterThan(400)
})

test.each(['admin', 'member', 'developer', 'partner', 'admin2', 'member2'])(
  'U07: %s has messages of their enterprise, read and unread, in both languages',
  async (loginId) => {
    const person = await server.given.signIn({ loginId })
    const chinese = await person.call('listMessages', { limit: 50 })
    const read = chinese.list.filter((message) => message.read)
    expect(read.length).toBeGreaterThanOrEqual(2)
    expect(chinese.unread).toBeGreaterThanOrEqual(2)
    const english = await person.call('listMessages', { limit: 50 }, { headers: { 'accept-language': 'en-US' } })
    expect([english.total, english.unread]).toEqual([chinese.total, chinese.unread])
    expect(english.list.map(({ title }) => title).join('')).toMatch(/^[^\u4e00-\u9fff]+$/)
  },
)

test('U07: a person whom the sign-in page does not name signs in as well, and one is suspended', async () => {
  const person = await server.given.signIn({ loginId: 'han.tingyu' })
  expect(await person.call('getLoginStatus', {})).toMatchObject({
    user_type: UserType.member,
    curEntId: demoEnterprises.two.id,
  })
  const admin = await server.given.signIn({ loginId: 'admin' })
  const { list } = await admin.call('listMembers', { iDisplayLength: 50 })
  expect(list.filter(({ isSuspended }) => isSuspended).map(({ name }) => name)).toEqual(['蒋若溪'])
})

test('an administrator of the demo sees a tree of departments with heads, and everybody of the enterprise itself in one', async () => {
  for (const loginId of ['admin', 'admin2']) {
    const admin = await server.given.signIn({ loginId })
    const departments = await admin.call('listDepartments', {})
    expect(departments.length).toBeGreaterThanOrEqual(3)
    expect(departments.filter(({ head }) => head !== null).length).toBeGreaterThanOrEqual(3)
    const { list } = await admin.call('listDirectory', { iDisplayLength: 50 })
    expect(list.filter(({ isExternal, departments: own }) => !isExternal && own[0]?.isMain !== true)).toEqual([])
  }
})

/** What a member finds of an application that colleagues built, once all records are there. */
async function builtCalled(name: string) {
  const developer = await server.given.signIn({ loginId: 'developer' })
  const isDone = async () => {
    const { list } = await operator.call('listJobs', {})
    const made = list.filter(({ kind }) => kind === 'demoApplications')
    return made.length === 2 && made.every(({ state }) => state === 'done')
  }
  await until(isDone, 300)
  const built = await developer.call('listBuiltApplications', {})
  return built.find((one) => one.name === name)
}

test('a member of the demo finds an application that colleagues built, with a fortnight of records in it', async () => {
  const member = await server.given.signIn({ loginId: 'member' })
  const built = await builtCalled('资产台账')
  // The draft has a change that waits for its developer.
  expect(built).toMatchObject({ isVisible: true, isChanged: true })
  const { total, list } = await member.call('listRecords', { appId: built?.id ?? '', entity: 'asset' })
  expect(total).toBe(2000)
  const days = new Set(list.map(({ createdAt }) => createdAt.slice(0, 10)))
  expect([...days].every((day) => new Date(day).getTime() > Date.now() - 16 * dayMs)).toBe(true)
})

test('a person of the demo finds a board and a filtered list in each application, with records in both', async () => {
  const seen = await Promise.all([lookAtViews('资产台账', 'asset'), lookAtViews('报修', 'repair')])
  for (const { board, table, listed, total } of seen) {
    expect([board?.groupBy, table?.isFiltered]).toEqual(['state', true])
    expect(listed).toBeGreaterThan(0)
    expect(listed).toBeLessThan(total)
  }
})

/** As the administrator, who sees all records of both. */
async function lookAtViews(name: string, entity: string) {
  const { id: appId = '' } = (await builtCalled(name)) ?? {}
  const person = await server.given.signIn({ loginId: 'admin' })
  const { entities } = await person.call('getAppRuntime', { appId })
  const views = entities.find(({ key }) => key === entity)?.views ?? []
  const [board, table] = (['board', 'table'] as const).map((kind) => views.find((view) => view.kind === kind))
  const { columns } = await person.call('listBoard', { appId, entity, view: board?.key ?? '' })
  expect(columns.reduce((sum, column) => sum + column.list.length, 0)).toBeGreaterThan(0)
  const { total: listed } = await person.call('listRecords', { appId, entity, view: table?.key })
  const { total } = await person.call('listRecords', { appId, entity })
  return { board, table, listed, total }
}

test('an administrator of the demo has requests to answer, by people of departments without the application', async () => {
  const { id = '' } = (await builtCalled('资产台账')) ?? {}
  const admin = await server.given.signIn({ loginId: 'admin' })
  const { list } = await admin.call('listApplicationRequests', { state: 'open' })
  expect(list.map(({ userName }) => userName).toSorted()).toEqual(['Hazel Brooks', '王岁晚'])
  const asked = await server.given.signIn({ loginId: 'wang.suiwan' })
  expect((await asked.call('listApplications', { ids: [id] })).length).toBe(0)
})

test('a member of the demo finds own repairs, the developer those of a department, the administrator all', async () => {
  const built = await builtCalled('报修')
  expect(built).toMatchObject({ isVisible: true, isChanged: false })
  const seenBy = async (loginId: string) => {
    const person = await server.given.signIn({ loginId })
    const where = { appId: built?.id ?? '', entity: 'repair', iDisplayLength: 200 }
    return (await person.call('listRecords', where)).list
  }
  const [own, ofDepartment, all] = [await seenBy('member'), await seenBy('developer'), await seenBy('admin')]
  expect(new Set(own.map(({ createdBy }) => createdBy))).toEqual(new Set(['陈白露']))
  expect(new Set(ofDepartment.map(({ createdBy }) => createdBy))).toEqual(new Set(['何立春', '李星河', '吴听雪']))
  expect(all.length).toBeGreaterThan(100)
  expect(all.filter(({ values }) => typeof values.equipment !== 'string')).toEqual([])
  expect(own.length).toBeGreaterThan(10)
  expect(new Set(all.map(({ values }) => values.state))).toEqual(new Set(['reported', 'working', 'done', 'refused']))
})

test.each(['member', 'developer', 'admin', 'partner'])(
  '%s of the demo finds conversations of the past fortnight at the chat, with something unread',
  async (loginId) => {
    const person = await server.given.signIn({ loginId })
    await builtCalled('资产台账')
    const { list } = await person.call('listConversations', {})
    const direct = list.find(({ kind }) => kind === 'direct')
    const { list: said } = await person.call('listChatMessages', { conversationId: direct?.id ?? '' })
    const times = said.map(({ sentAt }) => Date.parse(sentAt))
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    expect(times.every((at) => at > Date.now() - 16 * dayMs && at <= Date.now())).toBe(true)
    expect(list.reduce((sum, { unread }) => sum + unread, 0)).toBeGreaterThan(0)
  },
)

test.each(['admin', 'member', 'developer', 'partner', 'admin2', 'member2'])(
  '%s of the demo finds files of conversations, of messages, and of records where they see some',
  async (loginId) => {
    await builtCalled('报修')
    const person = await server.given.signIn({ loginId })
    expect((await person.call('listChatFiles', {})).total).toBeGreaterThan(0)
    if (loginId === 'partner') return // People from outside have no list of the others.
    const { list } = await person.call('listFiles', { iDisplayLength: 50 })
    const seesRecords = ['admin', 'member', 'developer'].includes(loginId)
    expect(new Set(list.map(({ holder }) => holder.kind))).toEqual(
      new Set(seesRecords ? ['message', 'record'] : ['message']),
    )
  },
)
