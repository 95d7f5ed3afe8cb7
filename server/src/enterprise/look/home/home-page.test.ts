import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function stage() {
  const enterprise = await server.given.enterprise()
  const administrator = await server.given.signedIn({ userType: UserType.administrator, enterprise })
  const member = await server.given.signedIn({ enterprise })
  return { enterprise, administrator, member }
}

type Person = Awaited<ReturnType<typeof stage>>['member']

/** The cards of each column that are shown, from the top. */
async function shownTo(person: Person) {
  const { layout } = await person.call('getHomePage', {})
  const shown = layout.filter(({ props }) => !props.isHidden)
  return [0, 1].map((column) => shown.filter(({ x }) => x === column).map(({ id }) => id))
}

const portals = [
  ['todo', 'pinned', 'applications', 'team'],
  ['messages', 'opened', 'entrances'],
]

test('a person who has arranged nothing has the cards of the portal, each once, and the place of each', async () => {
  const { member } = await stage()
  expect(await shownTo(member)).toEqual(portals)
  const { layout, version } = await member.call('getHomePage', {})
  expect(version).toBe(0)
  const props = { isHidden: false, isLocked: false }
  expect(layout[0]).toEqual({ id: 'todo', type: 'todo', x: 0, y: 0, w: 2, h: 1, props })
  expect(layout.at(-1)).toEqual({ id: 'entrances', type: 'entrances', x: 1, y: 2, w: 1, h: 1, props })
})

test('a person arranges the cards for themself alone, and takes those of the enterprise again', async () => {
  const { member, administrator } = await stage()
  const layout = [
    { card: 'messages', x: 0, isHidden: false },
    { card: 'entrances', x: 1, isHidden: true },
  ] as const
  await member.call('updateHomePage', { layout: [...layout], version: 0 })
  expect(await shownTo(member)).toEqual([['messages', 'todo', 'pinned', 'applications', 'team'], ['opened']])
  expect((await member.call('getHomePage', {})).version).toBe(1)
  expect(await shownTo(administrator)).toEqual(portals)
  await member.call('resetHomePage', {})
  expect(await shownTo(member)).toEqual(portals)
})

test('what an administrator arranges is seen by everybody of the enterprise who has not arranged it otherwise', async () => {
  const [{ member, administrator, enterprise }, elsewhere] = [await stage(), await stage()]
  const own = await server.given.signedIn({ enterprise })
  await own.call('updateHomePage', { layout: [{ card: 'team', x: 0, isHidden: false }], version: 0 })
  const card = { isHidden: false, isLocked: false }
  const layout = [
    { ...card, card: 'opened' as const, x: 0 },
    { ...card, card: 'todo' as const, x: 0, isHidden: true },
  ]
  await administrator.call('updateDefaultHomePage', { layout, version: 0 })
  expect((await shownTo(member))[0]).toEqual(['opened', 'pinned', 'applications', 'team'])
  expect((await shownTo(own))[0]).toEqual(['team', 'opened', 'pinned', 'applications'])
  expect(await shownTo(elsewhere.member)).toEqual(portals)
  expect((await administrator.call('getDefaultHomePage', {})).version).toBe(1)
})

test('a locked card stays shown, in the place that the enterprise gave it, whatever a person has stored', async () => {
  const { member, administrator } = await stage()
  const hidden = [
    { card: 'messages', x: 1, isHidden: true },
    { card: 'applications', x: 0, isHidden: false },
  ] as const
  await member.call('updateHomePage', { layout: [...hidden], version: 0 })
  const locked = { card: 'messages', x: 0, isHidden: false, isLocked: true } as const
  await administrator.call('updateDefaultHomePage', { layout: [locked], version: 0 })
  expect((await shownTo(member))[0]).toEqual(['messages', 'applications', 'todo', 'pinned', 'team'])
  const { layout } = await member.call('getHomePage', {})
  expect(layout.filter(({ props }) => props.isLocked).map(({ id }) => id)).toEqual(['messages'])
})

test('of two who save against one version the second is refused, for the enterprise and for oneself', async () => {
  const { member, administrator } = await stage()
  const own = { layout: [{ card: 'todo' as const, x: 1, isHidden: false }], version: 0 }
  const saved = await Promise.all([0, 1, 2].map(() => member.tryCall('updateHomePage', own)))
  expect(saved.filter(({ error }) => error === null)).toHaveLength(1)
  expect(new Set(saved.map(({ error }) => error))).toEqual(new Set([null, 'versionConflict']))
  expect((await member.tryCall('updateHomePage', { ...own, version: 7 })).error).toBe('versionConflict')
  await member.call('updateHomePage', { ...own, version: 1 })
  const all = { layout: [{ card: 'todo' as const, x: 1, isHidden: false, isLocked: false }], version: 0 }
  await administrator.call('updateDefaultHomePage', all)
  expect((await administrator.tryCall('updateDefaultHomePage', all)).error).toBe('versionConflict')
})

test('only an administrator arranges the workbench of the enterprise, and the log has what is shown and locked', async () => {
  const { member, administrator, enterprise } = await stage()
  const developer = await server.given.signedIn({ userType: UserType.developer, enterprise })
  const card = { card: 'team', x: 1, isHidden: false, isLocked: true } as const
  for (const person of [member, developer]) {
    expect((await person.tryCall('updateDefaultHomePage', { layout: [card], version: 0 })).error).toBe('forbidden')
    expect((await person.tryCall('getDefaultHomePage', {})).error).toBe('forbidden')
  }
  await administrator.call('updateDefaultHomePage', { layout: [card], version: 0 })
  const [entry] = await server.services.tx(platform, (db) =>
    db
      .selectFrom('audit_log')
      .select(['actor_id', 'diff'])
      .where('ent_id', '=', enterprise.id)
      .where('action', '=', 'updateDefaultHomePage')
      .where('result', '=', 'ok')
      .execute(),
  )
  expect(entry).toEqual({ actor_id: administrator.person.id, diff: { cards: ['team'], locked: ['team'] } })
})

test('a card twice, or one that there is not, is refused', async () => {
  const { member } = await stage()
  const card = { card: 'todo' as const, x: 0, isHidden: false }
  for (const layout of [[card, card], [{ ...card, card: 'weather' as 'todo' }], [{ ...card, x: 2 }]])
    expect((await member.tryCall('updateHomePage', { layout, version: 0 })).error).toBe('invalidInput')
})
