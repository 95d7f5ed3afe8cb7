import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { plainText, problems, UserType, type CallInput, type ProblemCode } from '@atrium/shared-utility/contract'
import { demoEnterprises } from '../../../portal/page/demo/accounts.ts'
import { must } from '../../../foundation/process/error/must.ts'
import type { Client } from '../../../test/client.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let operator: Client
let member: Client
beforeAll(async () => {
  server = await startTestServer()
  operator = await server.given.signIn({ loginId: 'operator' })
  member = await server.given.signIn({ loginId: 'member' })
})
afterAll(() => server.close())

type Written = CallInput<'writeHomeMessage'>
const chinese = { titleZh: '系统升级', contentZh: plainText('周六夜间升级') }
const english = { titleEn: 'Upgrade', contentEn: plainText('On Saturday night') }
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()

async function write(change: Partial<Written> = {}) {
  return operator.call('writeHomeMessage', { ...chinese, ...change })
}

async function publish(change: Partial<Written> = {}) {
  const draft = await write(change)
  await operator.call('publishHomeMessage', draft)
  return { id: draft.id, version: draft.version + 1 }
}

async function isShown(client: Client, id: string) {
  const { list } = await client.call('listMessages', { limit: 50 })
  return list.some((one) => one.id === id)
}

async function rowOf(id: string) {
  const { list } = await operator.call('listHomeMessages', { iDisplayLength: 200 })
  return must(
    list.find((one) => one.id === id),
    'the message',
  )
}

test('an operator sees the people who have read a message, the latest first, found by name and by enterprise', async () => {
  const { id } = await publish()
  expect(await operator.call('listHomeMessageReaders', { id })).toEqual({ total: 0, list: [] })
  const other = await server.given.signIn({ loginId: 'developer' })
  for (const reader of [member, other]) await reader.call('readMessage', { id })
  const { total, list } = await operator.call('listHomeMessageReaders', { id })
  expect([total, list.map(({ loginId }) => loginId)]).toEqual([2, ['developer', 'member']])
  const found = await operator.call('listHomeMessageReaders', { id, iSearch: 'member', entid: demoEnterprises.one.id })
  expect(found.list.map(({ loginId }) => loginId)).toEqual(['member'])
  const { id: entid } = await server.given.enterprise()
  expect((await operator.call('listHomeMessageReaders', { id, entid })).total).toBe(0)
  expect((await operator.tryCall('listHomeMessageReaders', { id: 'none' })).error).toBe('messageNotFound')
})

test('a message is written, shown to nobody, published, read, and withdrawn from its readers', async () => {
  const draft = await write(english)
  expect(await rowOf(draft.id)).toMatchObject({ status: 'draft', title: '系统升级', hasEn: true, reads: 0 })
  expect(await isShown(member, draft.id)).toBe(false)
  expect(await operator.call('publishHomeMessage', draft)).toEqual({ status: 'published' })
  expect(await isShown(member, draft.id)).toBe(true)
  await member.call('readMessage', { id: draft.id })
  await member.call('readMessage', { id: draft.id })
  expect(await rowOf(draft.id)).toMatchObject({ status: 'published', reads: 1 })
  await operator.call('withdrawHomeMessage', { id: draft.id })
  expect(await isShown(member, draft.id)).toBe(false)
  expect(await rowOf(draft.id)).toMatchObject({ status: 'withdrawn', reads: 1 })
  expect(await operator.call('withdrawHomeMessage', { id: draft.id })).toEqual({})
})

test('a draft is changed against its version and deleted; what is published is not deleted', async () => {
  const draft = await write()
  const next = await write({ ...draft, titleZh: '改期', level: 'critical', pinned: true })
  expect(next).toEqual({ id: draft.id, version: 2 })
  expect((await operator.tryCall('writeHomeMessage', { ...chinese, ...draft })).error).toBe('versionConflict')
  expect((await operator.tryCall('publishHomeMessage', draft)).error).toBe('versionConflict')
  expect(await operator.call('getHomeMessage', { id: draft.id })).toMatchObject({
    titleZh: '改期',
    contentZh: chinese.contentZh,
    titleEn: null,
    level: 'critical',
    pinned: true,
  })
  await operator.call('deleteHomeMessage', { id: draft.id })
  expect((await operator.tryCall('getHomeMessage', { id: draft.id })).error).toBe('messageNotFound')
  const { id } = await publish()
  expect((await operator.tryCall('deleteHomeMessage', { id })).error).toBe('messageNotDraft')
})

test('of what is published the words may be changed, and not whom it is for', async () => {
  const known = await publish()
  await write({ ...known, titleZh: '更正', contentZh: plainText('周日') })
  const { list } = await member.call('listMessages', { limit: 50 })
  expect(list.find(({ id }) => id === known.id)).toMatchObject({ title: '更正', content: plainText('周日') })
  const other = { ...chinese, ...known, version: 3 }
  const [type, moment] = [
    { ...other, audience: 'type' as const, audienceIds: ['6'] },
    { ...other, publishAt: inAnHour() },
  ]
  expect((await operator.tryCall('writeHomeMessage', type)).error).toBe('messageOut')
  expect((await operator.tryCall('writeHomeMessage', moment)).error).toBe('messageOut')
})

test.each([
  ['no text at all', { titleZh: undefined, contentZh: undefined }, ['messageWithoutText', 'titleZh']],
  ['a title without a text', { contentZh: undefined }, ['invalidInput', 'contentZh']],
  ['a text of blanks', { contentZh: plainText(' ') }, ['invalidInput', 'contentZh']],
  ['a joiner alone', { contentZh: plainText('\u200d') }, ['invalidInput', 'contentZh']],
  ['fillers alone', { contentZh: plainText('\u3164\ufe0f\u2800') }, ['invalidInput', 'contentZh']],
  ['nobody whom it is for', { audience: 'ent' }, ['invalidInput', 'audienceIds']],
  [
    'an enterprise that is not there',
    { audience: 'ent', audienceIds: ['nowhere'] },
    ['audienceUnknown', 'audienceIds'],
  ],
  ['a type that reads no messages', { audience: 'type', audienceIds: ['7'] }, ['audienceUnknown', 'audienceIds']],
  [
    'an end before its beginning',
    { publishAt: '2090-01-02T00:00:00Z', expireAt: '2090-01-01T00:00:00Z' },
    ['windowTooShort', 'expireAt'],
  ],
] satisfies [string, Partial<Written>, [ProblemCode, string]][])(
  'with %s it is refused, at its field',
  async (_what, change, [error, field]) => {
    const refused = await operator.tryCall('writeHomeMessage', { ...chinese, ...change })
    expect(refused.error).toBe(error)
    // The form knows by the code which field a problem is about, where the answer does not say.
    expect(JSON.stringify([refused.body, problems[error]])).toContain(`"${field}"`)
  },
)

test('what is over already is not published', async () => {
  const draft = await write({ expireAt: new Date(Date.now() - 1000).toISOString() })
  expect((await operator.tryCall('publishHomeMessage', draft)).error).toBe('windowTooShort')
})

test('it reaches the enterprises, categories or types it is for, by name, and nobody else', async () => {
  const { one, two } = demoEnterprises
  const [inOne, inTwo] = [member, await server.given.signIn({ loginId: 'admin2' })]
  const cases = [
    { audience: 'ent' as const, audienceIds: [one.id], name: one.name, seen: [true, false] },
    { audience: 'saas' as const, audienceIds: ['retail'], name: '零售业', seen: [false, true] },
    { audience: 'type' as const, audienceIds: [String(UserType.member)], name: '0', seen: [true, false] },
    { audience: 'ent' as const, audienceIds: [one.id, two.id], name: two.name, seen: [true, true] },
  ]
  for (const { name, seen, ...to } of cases) {
    const { id } = await publish(to)
    expect([await isShown(inOne, id), await isShown(inTwo, id)]).toEqual(seen)
    expect((await operator.call('getHomeMessage', { id })).audienceOf.map((each) => each.name)).toContain(name)
  }
})

test('the list is filtered by state, weight, audience and words', async () => {
  const { id } = await publish({ titleZh: '独一无二的通知', level: 'warn', pinned: true, expireAt: inAnHour() })
  const ids = async (filter: CallInput<'listHomeMessages'>) =>
    (await operator.call('listHomeMessages', { iDisplayLength: 200, ...filter })).list.map((one) => one.id)
  for (const filter of [
    { status: 'published' },
    { level: 'warn' },
    { audience: 'all' },
    { pinned: true },
    { iSearch: '无二' },
  ] as const)
    expect(await ids(filter)).toContain(id)
  for (const filter of [
    { status: 'expired' },
    { level: 'info' },
    { audience: 'ent' },
    { pinned: false },
    { iSearch: '无三' },
  ] as const)
    expect(await ids(filter)).not.toContain(id)
  expect(await ids({ sort: 'publishAt' })).toContain(id)
})

test('what a job wrote for a new enterprise is none of the operators’ messages', async () => {
  const { list } = await operator.call('listHomeMessages', { iDisplayLength: 200 })
  expect(list.map(({ title }) => title)).not.toContain('欢迎使用企业空间')
})

test('every act is in the audit log, with what it was about', async () => {
  const { id } = await publish({ audience: 'type', audienceIds: [String(UserType.member)] })
  await operator.call('withdrawHomeMessage', { id })
  const draft = await write()
  await operator.call('deleteHomeMessage', { id: draft.id })
  const actions = async (target: string) =>
    (await operator.call('listAudit', { target })).list.map(({ action }) => action).toReversed()
  expect(await actions(id)).toEqual(['writeHomeMessage', 'publishHomeMessage', 'withdrawHomeMessage'])
  expect(await actions(draft.id)).toEqual(['writeHomeMessage', 'deleteHomeMessage'])
  const [entry] = (await operator.call('listAudit', { target: id, action: 'publishHomeMessage' })).list
  expect(await operator.call('getAudit', { id: must(entry, 'an entry').id })).toMatchObject({
    targetName: '系统升级',
    diff: { title: '系统升级', audience: 'type', audienceIds: ['0'] },
  })
})
