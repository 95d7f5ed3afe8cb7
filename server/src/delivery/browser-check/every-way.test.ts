import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { makeWorkingPortal } from './test/given-page.ts'
import { givenRunTeam } from './test/given-team.ts'

type Team = Awaited<ReturnType<typeof givenRunTeam>>

let portal: Awaited<ReturnType<typeof makeWorkingPortal>>
let server: TestServer
let one: Team
let other: Team
let unrun = ''

// There is no browser here: where one is required, no version is looked at, and none may be released.
beforeAll(async () => {
  portal = await makeWorkingPortal()
  server = await startTestServer({ repositoryFolder: portal.folder, releases: true })
  one = await givenRunTeam(server, 'one')
  other = await givenRunTeam(server, 'other')
  for (const version of ['1.0.0', '2.0.0']) {
    for (const team of [one, other]) await team.upload(version)
    await one.machine.call('releaseOwnTogether', { version, others: [otherOf(version)] })
  }
  unrun = (await one.upload('3.0.0')).id
  await other.upload('3.0.0')
  await one.require('required')
})
afterAll(async () => {
  await server.close()
  await portal.remove()
})

const reason = '紧急修复'
const otherOf = (version: string) => ({ version, token: other.token.token })
const inForce = async () => (await one.operator.call('getTeamParcel', { slug: 'one' })).inForce

test.each<[string, () => Promise<{ error: string | null }>]>([
  ['a team’s release', () => one.machine.tryCall('releaseOwnParcel', { version: '3.0.0' })],
  [
    'a team’s release of several',
    () => other.machine.tryCall('releaseOwnTogether', { version: '2.0.0', others: [ofOne('3.0.0')] }),
  ],
  ['a team’s roll-out', () => one.machine.tryCall('beginOwnRollout', { version: '3.0.0', percent: 5 })],
  ['an operator’s release', () => one.operator.tryCall('releaseParcelVersion', { slug: 'one', id: unrun, reason })],
  [
    'an operator’s release of several',
    () => one.operator.tryCall('releaseTogether', { parcels: [{ slug: 'one', id: unrun }], reason }),
  ],
  [
    'an operator’s roll-out',
    () => one.operator.tryCall('beginRollout', { slug: 'one', id: unrun, reason, percent: 5 }),
  ],
])('%s puts nothing in force that was not run where that is required', async (_, ask) => {
  expect((await ask()).error).toBe('browserCheckMissing')
  expect(await inForce()).toBe('2.0.0')
})

const ofOne = (version: string) => ({ version, token: one.token.token })

test('going back waits for no browser', async () => {
  await one.machine.call('rollBackOwnParcel', { reason })
  expect(await inForce()).toBe('1.0.0')
  const [head, before] = (await one.operator.call('listRevisions', {})).list
  await one.operator.call('bringRevisionBack', { id: before?.id ?? '', head: head?.id ?? '', reason })
  expect(await inForce()).toBe('2.0.0')
})

test('an operator’s force rolls it out and writes down that it was forced, and what runs may be completed', async () => {
  const asked = { slug: 'one', id: unrun, reason, percent: 5 }
  const { id } = await one.operator.call('beginRollout', { ...asked, force: true })
  const [entry] = (await one.operator.call('listAudit', { action: 'forceParcel' })).list
  const { diff } = await one.operator.call('getAudit', { id: entry?.id ?? '' })
  expect(diff).toMatchObject({ versionName: '3.0.0', reason, found: 'browserCheckMissing' })
  await one.operator.call('completeRollout', { id, reason })
  expect(await inForce()).toBe('3.0.0')
})

test('a token forces nothing', async () => {
  const release = await other.machine.tryCall('releaseOwnParcel', Object.assign({ version: '3.0.0' }, { force: true }))
  const asked = Object.assign({ version: '3.0.0', percent: 5 }, { force: true })
  const rollout = await other.machine.tryCall('beginOwnRollout', asked)
  expect([release.status, rollout.status]).toEqual([400, 400])
})
