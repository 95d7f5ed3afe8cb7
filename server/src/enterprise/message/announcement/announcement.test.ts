import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType, type CallInput, type ProblemCode } from '@atrium/shared-utility/contract'
import { runSql } from '../../../test/cluster.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { chinese, english, givenAuthor, inMs, isShown } from './test/given-announcement.ts'

const hourMs = 3_600_000
let server: TestServer
let home: Awaited<ReturnType<typeof givenAuthor>>
beforeAll(async () => {
  server = await startTestServer()
  home = await givenAuthor(server)
})
afterAll(() => server.close())

test('an announcement is written, shown to no reader, published, read, edited and withdrawn from its readers', async () => {
  const { administrator, member, write, rowOf } = home
  const draft = await write(english)
  expect(await rowOf(draft.id)).toMatchObject({ status: 'draft', title: '放假通知', hasEn: true, reads: 0, reach: 2 })
  expect(await isShown(member, draft.id)).toBe(false)
  expect(await administrator.call('publishAnnouncement', draft)).toEqual({ status: 'published' })
  expect(await isShown(member, draft.id)).toBe(true)
  const unread = (await member.call('listMessages', { type: 'announcement' })).unread
  await member.call('readMessage', { id: draft.id })
  await member.call('readMessage', { id: draft.id })
  expect((await member.call('listMessages', { type: 'announcement' })).unread).toBe(unread - 1)
  expect(await rowOf(draft.id)).toMatchObject({ status: 'published', reads: 1, reach: 2 })
  const edited = { ...chinese, titleZh: '放假通知（更正）', id: draft.id, version: 2, pinned: true }
  await administrator.call('writeAnnouncement', edited)
  const [first] = (await member.call('listMessages', {})).list
  expect(first).toMatchObject({
    id: draft.id,
    type: 'announcement',
    title: '放假通知（更正）',
    pinned: true,
    read: true,
  })
  await administrator.call('withdrawAnnouncement', { id: draft.id })
  expect((await member.call('listMessages', {})).list.map(({ id }) => id)).not.toContain(draft.id)
  expect((await member.tryCall('readMessage', { id: draft.id })).error).toBe('notFound')
  expect(await rowOf(draft.id)).toMatchObject({ status: 'withdrawn', reads: 1 })
  await administrator.call('deleteAnnouncement', { id: draft.id })
  expect((await administrator.tryCall('getAnnouncement', { id: draft.id })).error).toBe('messageNotFound')
})

test('the newest unread announcement is the newest message, and reading all reads it, too', async () => {
  const { enterprise, publish } = home
  const reader = await server.given.signedIn({ enterprise })
  const { id } = await publish(english)
  const english2 = { headers: { 'accept-language': 'en-US' } }
  expect(await reader.call('getNewestMessage', {}, english2)).toMatchObject({ id, title: 'Holidays', lang: 'en-US' })
  await reader.call('readMessage', {})
  expect(await reader.call('getNewestMessage', {})).toBeNull()
  expect(await reader.call('listMessages', {})).toMatchObject({ unread: 0 })
})

test('the inbox goes on after an announcement where its page ended', async () => {
  const { enterprise, publish } = home
  const reader = await server.given.signedIn({ enterprise })
  await publish()
  await publish({ pinned: true })
  const whole = (await reader.call('listMessages', { limit: 50 })).list.map(({ id }) => id)
  const paged: string[] = []
  for (;;) {
    const after = paged.at(-1)
    const { list } = await reader.call('listMessages', { limit: 1, ...(after !== undefined && { after }) })
    if (list.length === 0) break
    paged.push(...list.map(({ id }) => id))
  }
  expect(paged).toEqual(whole)
})

test('what is published keeps whom it is for, and withdrawn and deleted is each only what may be', async () => {
  const { administrator, publish, write, above } = home
  const { id, version } = await publish()
  const refused = async (change: Partial<CallInput<'writeAnnouncement'>>) =>
    (await administrator.tryCall('writeAnnouncement', { ...chinese, id, version, ...change })).error
  expect(await refused({ audience: 'chosen', departmentIds: [above] })).toBe('messageOut')
  expect(await refused({ publishAt: inMs(hourMs) })).toBe('messageOut')
  expect(await refused({ version: 1 })).toBe('versionConflict')
  expect(await refused({ expireAt: inMs(-hourMs) })).toBe('windowTooShort')
  expect((await administrator.tryCall('deleteAnnouncement', { id })).error).toBe('announcementStands')
  expect((await administrator.tryCall('publishAnnouncement', { id, version })).error).toBe('messageNotDraft')
  const draft = await write()
  expect((await administrator.tryCall('withdrawAnnouncement', { id: draft.id })).error).toBe('messageNotOut')
  await administrator.call('deleteAnnouncement', { id: draft.id })
})

test('what its author sends again after a lost answer is answered as at first and is done once; others are refused', async () => {
  const { administrator, enterprise, write } = home
  const colleague = await server.given.signedIn({ enterprise, userType: UserType.administrator })
  const draft = await write()
  const publish = (by = administrator, version = draft.version) =>
    by.tryCall('publishAnnouncement', { id: draft.id, version })
  const [one, other] = await Promise.all([publish(), publish()])
  expect([one.body, other.body]).toMatchObject(Array(2).fill({ result: { status: 'published' } }))
  expect([(await publish()).error, (await publish(colleague)).error]).toEqual([null, 'messageNotDraft'])
  expect((await publish(administrator, draft.version + 1)).error).toBe('messageNotDraft')
  const again = async (name: 'withdrawAnnouncement' | 'deleteAnnouncement') => {
    const answers = []
    for (const by of [administrator, administrator, colleague]) answers.push(await by.tryCall(name, { id: draft.id }))
    return answers.map(({ error }) => error)
  }
  expect(await again('withdrawAnnouncement')).toEqual([null, null, 'messageNotOut'])
  expect(await again('deleteAnnouncement')).toEqual([null, null, 'messageNotFound'])
  const { rows } = await runSql(
    server.address,
    `select action from audit_log where target_id = '${draft.id}' and result = 'ok' order by at`,
  )
  expect(rows.map(({ action }) => action)).toEqual([
    'writeAnnouncement',
    'publishAnnouncement',
    'withdrawAnnouncement',
    'deleteAnnouncement',
  ])
})

test('what was scheduled, taken back and changed is not published by what is sent again for the version before', async () => {
  const { administrator, write } = home
  const draft = await write({ publishAt: inMs(hourMs) })
  await administrator.call('publishAnnouncement', draft)
  await administrator.call('withdrawAnnouncement', { id: draft.id })
  expect((await administrator.tryCall('publishAnnouncement', draft)).error).toBe('versionConflict')
})

test.each<[string, object, ProblemCode]>([
  ['without a text', { titleZh: undefined, contentZh: undefined }, 'messageWithoutText'],
  ['with a title alone', { titleEn: 'Alone' }, 'invalidInput'],
  ['for chosen people without any', { audience: 'chosen' }, 'invalidInput'],
  ['with a text that is no tree', { contentZh: '<b>x</b>' }, 'invalidInput'],
  ['that is over before it begins', { publishAt: inMs(2 * hourMs), expireAt: inMs(hourMs) }, 'windowTooShort'],
])('an announcement %s is refused', async (_what, change, code) => {
  const answer = await home.administrator.tryCall('writeAnnouncement', { ...chinese, ...change } as never)
  expect(answer.error).toBe(code)
})

test('the list is searched, filtered by state and sorted', async () => {
  const { administrator, write, publish } = await givenAuthor(server)
  const draft = await write({ titleZh: '年会安排' })
  const later = await publish({ publishAt: inMs(2 * hourMs), level: 'critical' })
  const out = await publish({ pinned: true })
  const ids = async (filter: CallInput<'listAnnouncements'>) =>
    (await administrator.call('listAnnouncements', filter)).list.map(({ id }) => id)
  expect(await ids({})).toEqual([out.id, later.id, draft.id])
  expect(await ids({ iSearch: '年会' })).toEqual([draft.id])
  expect(await ids({ status: 'scheduled' })).toEqual([later.id])
  expect(await ids({ level: 'critical' })).toEqual([later.id])
  expect(await ids({ pinned: true })).toEqual([out.id])
  expect(await ids({ audience: 'chosen' })).toEqual([])
  expect(await ids({ sort: 'publishAt', order: 'asc' })).toEqual([out.id, later.id, draft.id])
})

test('the log of the enterprise calls an announcement by its title in either language, as long as it is there', async () => {
  const { administrator, write } = await givenAuthor(server)
  const named = async (id: string) => (await administrator.call('listOwnAudit', { target: id })).list[0]?.targetName
  const draft = await write()
  expect(await named(draft.id)).toBe('放假通知')
  const { id } = await write({ titleZh: undefined, contentZh: undefined, ...english })
  expect(await named(id)).toBe('Holidays')
  await administrator.call('deleteAnnouncement', { id: draft.id })
  expect(await named(draft.id)).toBeNull()
})
