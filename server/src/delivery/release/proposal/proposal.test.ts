import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Client } from '../../../test/client.ts'
import { runSql } from '../../../test/cluster.ts'
import { heldUp } from '../../../test/held-up.ts'
import type { TestServer } from '../../../test/test-server.ts'
import { released, revisionsOf, startReleasing, teamParcel } from '../../../portal/revision/test/given-release.ts'
import { anotherShell, approvedRelease, givenOperator } from './test/given-operators.ts'

const clock = { offsetMs: 0 }
const dayMs = 24 * 60 * 60_000

let stage: Awaited<ReturnType<typeof startReleasing>>
let server: TestServer
let one: Client
let other: Client
/** The revision before the shell was exchanged. */
let before: string

beforeAll(async () => {
  stage = await startReleasing({ now: () => new Date(Date.now() + clock.offsetMs) })
  server = stage.server
  one = await givenOperator(server)
  other = await givenOperator(server)
  before = (await revisionsOf(server)).at(-1)?.id ?? ''
  await approvedRelease(server, { shell: await anotherShell(server, '2.0.0') })
})
afterAll(() => stage.close())

const newest = async () => (await one.call('listRevisions', {})).list[0]
const head = async () => (await newest())?.id ?? ''
const ask = async (client = one) =>
  client.call('proposeRevisionBack', { id: before, head: await head(), reason: 'the shell hangs' })
const errorOf = async (name: 'approveProposal' | 'withdrawProposal', client: Client, id: string) =>
  (await client.tryCall(name, { id })).error

test('one operator alone does not bring back what every page runs, and is told which parts that is', async () => {
  const now = await head()
  expect((await one.call('getRevision', { id: before })).needsTwo).toEqual(['shell'])
  const answer = await one.tryCall('bringRevisionBack', { id: before, head: now, reason: 'x' })
  expect([answer.error, answer.status]).toEqual(['releaseNeedsTwo', 409])
  expect(await head()).toBe(now)
})

test('what one operator proposes is in force once another one has approved it, and both are in the log', async () => {
  const { id } = await ask()
  const seen = await other.call('getProposal', { id })
  expect(seen).toMatchObject({ state: 'open', reason: 'the shell hangs', isOwn: false, moved: [] })
  expect(seen.changes).toEqual([{ slug: 'shell', before: '2.0.0', after: '1.0.0' }])
  expect(seen.parts).toMatchObject([{ slug: 'shell', version: '1.0.0', newFiles: 2, goneFiles: 1 }])
  const made = await other.call('approveProposal', { id })
  expect(await newest()).toMatchObject({ id: made.id, number: made.number, changes: seen.changes })
  expect(await one.call('getProposal', { id })).toMatchObject({ state: 'approved', number: made.number, isOwn: true })
  const { list } = await one.call('listAudit', {})
  const told = list.filter(({ targetId }) => targetId === id)
  expect(told.map(({ action }) => action).toSorted()).toEqual(['approveProposal', 'proposeChange'])
  await approvedRelease(server, { shell: await anotherShell(server, '2.0.0') })
})

test('an operator does not approve or refuse their own proposal, and no other operator takes it back', async () => {
  const { id } = await ask()
  expect(await errorOf('approveProposal', one, id)).toBe('proposalOwn')
  expect((await one.tryCall('refuseProposal', { id, reason: 'x' })).error).toBe('proposalOwn')
  expect(await errorOf('withdrawProposal', other, id)).toBe('proposalForeign')
  await one.call('withdrawProposal', { id })
  expect(await errorOf('approveProposal', other, id)).toBe('proposalOver')
})

test('what was refused says why, and is decided for good', async () => {
  const { id } = await ask()
  await other.call('refuseProposal', { id, reason: 'not at noon' })
  expect(await one.call('getProposal', { id })).toMatchObject({ state: 'refused', decision: 'not at noon' })
  expect(await errorOf('approveProposal', other, id)).toBe('proposalOver')
  expect((await one.call('listProposals', { state: 'refused' })).total).toBe(1)
})

test('a proposal that is not decided within a day counts no more', async () => {
  const { id } = await ask()
  clock.offsetMs += dayMs + 1000
  const [late, mine] = [await givenOperator(server), await givenOperator(server)]
  expect((await mine.call('getProposal', { id })).state).toBe('expired')
  expect(await errorOf('approveProposal', late, id)).toBe('proposalOver')
  clock.offsetMs = 0
})

test('a proposal whose parts have moved since is refused; what teams release meanwhile stays', async () => {
  const { id } = await ask()
  await released(server, teamParcel('orders', '1.0.0'))
  await other.call('approveProposal', { id })
  const changed = (await revisionsOf(server)).at(-1)?.entries
  expect(Object.keys(changed ?? {})).toContain('orders')
  await approvedRelease(server, { shell: await anotherShell(server, '2.0.0') })
  const late = await ask()
  await approvedRelease(server, { shell: await anotherShell(server, '3.0.0') })
  expect((await other.call('getProposal', { id: late.id })).moved).toEqual(['shell'])
  expect(await errorOf('approveProposal', other, late.id)).toBe('releaseOvertaken')
})

test('two operators who decide at once decide once', async () => {
  const { id } = await ask()
  const third = await givenOperator(server)
  const answers = await Promise.all([other, third].map((client) => client.tryCall('approveProposal', { id })))
  expect(new Set(answers.map(({ error }) => error))).toEqual(new Set([null, 'proposalOver']))
  await approvedRelease(server, { shell: await anotherShell(server, '2.0.0') })
})

test('the database keeps the operator behind a proposal from deciding about it, whatever a server does', async () => {
  const { id } = await ask()
  const own = `update map_proposal set outcome = 'refused', decided_by = made_by, decided_at = now() where id = '${id}'`
  await expect(runSql(server.address, own)).rejects.toThrow('map_proposal')
  await other.call('refuseProposal', { id, reason: 'x' })
  const again = `update map_proposal set outcome = null, decided_by = null, decided_at = null where id = '${id}'`
  await expect(runSql(server.address, again)).rejects.toThrow('was decided')
})

test('the database keeps a revision out that changes what every page runs and was never proposed', async () => {
  const [last] = (await revisionsOf(server)).slice(-1)
  const sneak = `insert into map_revision (id, number, parent_id, entries, file_map, reason, made_by_kind, made_by, made_at, digest)
    select 'sneaked', number + 1, id, entries || jsonb_build_object('shell', entries ->> 'shared'), 'x', '', 'token', 't', now(), digest
    from map_revision where id = '${last?.id}'`
  await expect(runSql(server.address, sneak)).rejects.toThrow('two operators')
  expect((await revisionsOf(server)).at(-1)?.id).toBe(last?.id)
})

test('behind what is approved stand two people who are operators at that moment', async () => {
  const gone = await givenOperator(server)
  const { id } = await ask(gone)
  const maker = `where id = '${gone.person.id}'`
  for (const left of [`status = 'suspended'`, `status = 'active', platform_type = null`]) {
    await runSql(server.address, `update user_account set ${left} ${maker}`)
    expect([left, await errorOf('approveProposal', other, id)]).toEqual([left, 'proposalMakerGone'])
  }
  await other.call('refuseProposal', { id, reason: 'x' })
})

test('an operator who approves while the other one is being suspended waits for that, and is alone then', async () => {
  const going = await givenOperator(server)
  const { id } = await ask(going)
  const leaving = {
    locks: `update user_account set status = 'suspended' where id = '${going.person.id}'`,
    does: 'select',
  }
  expect(await heldUp(server, leaving, () => errorOf('approveProposal', other, id))).toBe('proposalMakerGone')
  await other.call('refuseProposal', { id, reason: 'x' })
})

test('the only operator there is brings back what was in force before, and nothing older', async () => {
  const lone = await givenOperator(server)
  const others = `platform_type = 7 and id <> '${lone.person.id}'`
  await runSql(server.address, `update user_account set status = 'suspended' where ${others}`)
  const made = []
  for (const version of ['4.0.0', '5.0.0', '6.0.0'])
    made.push(await approvedRelease(server, { shell: await anotherShell(server, version) }))
  const [older, former, now] = made
  expect((await lone.call('getRevision', { id: former?.id ?? '' })).needsTwo).toEqual([])
  const asked = { head: now?.id ?? '', reason: 'x' }
  expect((await lone.tryCall('bringRevisionBack', { id: older?.id ?? '', ...asked })).error).toBe('releaseNeedsTwo')
  const { id } = await lone.call('bringRevisionBack', { id: former?.id ?? '', ...asked })
  const entry = (await lone.call('listAudit', { action: 'bringRevisionBack' })).list.find(
    ({ targetId }) => targetId === id,
  )
  expect((await lone.call('getAudit', { id: entry?.id ?? '' })).diff).toMatchObject({ alone: ['shell'] })
  await runSql(server.address, `update user_account set status = 'active' where ${others}`)
})
