import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type CallInput, UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import type { Client } from '../../../test/client.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let operator: Client
let entid: string

const acts = [
  { id: 'first', at: '2026-01-01T00:00:00.000Z', action: 'addEnterprise', result: 'ok', target_id: 't1' },
  { id: 'second', at: '2026-01-02T00:00:00.000Z', action: 'updateUser', result: 'denied', target_id: 't2' },
  { id: 'third', at: '2026-01-03T00:00:00.000Z', action: 'updateUser', result: 'ok', target_id: 't3' },
] as const

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date('2026-01-10T00:00:00.000Z') })
  const someone = await server.given.signedIn({ userType: UserType.operator })
  operator = someone
  entid = (await server.given.enterprise({ name: '晨光科技' })).id
  const common = {
    ent_id: entid,
    target_kind: 'thing',
    ip: '203.0.113.7',
    diff: JSON.stringify({ note: 'Red Balloon', name: '晨光科技ACME' }),
  }
  await server.services.tx(platform, async (db) => {
    for (const [index, act] of acts.entries()) {
      const actor = index === 0 ? null : someone.person.id
      await db
        .insertInto('audit_log')
        .values({ ...common, ...act, at: new Date(act.at), actor_id: actor })
        .execute()
    }
  })
})
afterAll(() => server.close())

test('the newest act comes first, with its actor, action and target', async () => {
  const { total, list } = await operator.call('listAudit', { entid })
  expect(total).toBe(3)
  expect(list.map(({ id, seq }) => [id, seq])).toEqual([
    ['third', 3],
    ['second', 2],
    ['first', 1],
  ])
  expect(list[0]).toMatchObject({ entName: '晨光科技', action: 'updateUser', result: 'ok', ip: '203.0.113.7' })
  expect(list[0]?.actorName).toMatch(/^Person /)
})

const found: [string, () => CallInput<'listAudit'>, string[]][] = [
  ['a stretch of time', () => ({ from: acts[1].at, to: acts[2].at }), ['second']],
  ['an action', () => ({ action: 'updateUser' }), ['third', 'second']],
  ['a result', () => ({ result: 'denied' }), ['second']],
  ['a target', () => ({ target: 't1' }), ['first']],
  ['a text of what changed', () => ({ iSearch: 'red balloon' }), ['third', 'second', 'first']],
  ['a text that is nowhere', () => ({ iSearch: 'blue' }), []],
  ['an address', () => ({ iSearch: '203.0.113.7' }), ['third', 'second', 'first']],
  ['the beginning of an address', () => ({ iSearch: '203.0.113.' }), ['third', 'second', 'first']],
  ['another address with the same numbers', () => ({ iSearch: '203.0.7.113' }), []],
  ['any part of a Chinese text', () => ({ iSearch: '光科' }), ['third', 'second', 'first']],
  ['a single Chinese character', () => ({ iSearch: '技' }), ['third', 'second', 'first']],
  ['characters that do not stand together', () => ({ iSearch: '晨科' }), []],
  ['an action and more', () => ({ iSearch: 'addEnterprise thing' }), ['first']],
  ['a part of a word', () => ({ iSearch: 'ball' }), []],
  ['signs alone', () => ({ iSearch: '...' }), []],
  ['an unknown actor', () => ({ actor: 'nobody-at-all' }), []],
]

test.each(found)('the log is filtered by %s', async (_, filter, expected) => {
  const { list } = await operator.call('listAudit', { entid, ...filter() })
  expect(list.map(({ id }) => id)).toEqual(expected)
})

test('a text finds what is about a person or an enterprise of that name, and what the person did', async () => {
  const { id, name } = await server.given.enterprise({ name: 'Boss & Sons 长安' })
  const boss = await server.given.person({ loginId: 'boss.one', name: '卜思' })
  const act = { action: 'act', target_kind: 'thing', target_id: 'thing' }
  await server.services.tx(platform, (db) =>
    db
      .insertInto('audit_log')
      .values([
        { ...act, id: 'ofenterprise', target_kind: 'enterprise', target_id: id },
        { ...act, id: 'ofperson', target_kind: 'user', target_id: boss.id },
        { ...act, id: 'byperson', actor_id: boss.id },
      ])
      .execute(),
  )
  const ids = async (iSearch: string) => (await operator.call('listAudit', { iSearch })).list.map((row) => row.id)
  expect(await ids(name)).toEqual(['ofenterprise'])
  expect(await ids(name.toUpperCase())).toEqual(['ofenterprise'])
  expect((await ids('Boss.One')).toSorted()).toEqual(['byperson', 'ofperson'])
  expect((await ids('卜思')).toSorted()).toEqual(['byperson', 'ofperson'])
  expect(await ids('Boss & Son')).toEqual([])
})

test('an actor is found by id and by login id', async () => {
  const { list } = await operator.call('listAudit', { entid, action: 'updateUser' })
  const { actorId, actorLoginId } = list[0] ?? {}
  for (const actor of [actorId, actorLoginId?.toUpperCase()]) {
    expect((await operator.call('listAudit', { entid, actor: actor ?? '' })).total).toBe(2)
  }
})

test('what belongs to the platform is a chain of its own', async () => {
  const { list } = await operator.call('listAudit', { entid: 'platform' })
  expect(list.every((row) => row.entid === null)).toBe(true)
})

test('one row tells everything, and one that is not there is not found', async () => {
  expect(await operator.call('getAudit', { id: 'second' })).toMatchObject({
    diff: { note: 'Red Balloon', name: '晨光科技ACME' },
    seq: 2,
  })
  expect(await operator.tryCall('getAudit', { id: 'none' })).toMatchObject({ status: 404 })
})

test('every action is offered once', async () => {
  const actions = await operator.call('listAuditActions', {})
  const names = actions.map(({ action }) => action)
  expect(names).toEqual([...new Set(names)].toSorted())
  expect(actions).toContainEqual({ action: 'addEnterprise', actionTitle: '新增企业' })
  expect(names).toContain('updateUser')
})
