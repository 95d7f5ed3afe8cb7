import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import type { Client } from '../../../test/client.ts'
import { makePortalFolder } from '../../../test/portal-fixture.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { givenDeployer } from '../../deploy-token/test/given-deployer.ts'
import { releasedBy, uploaded } from './test/given-upload.ts'

type Team = Awaited<ReturnType<typeof givenDeployer>>

let portal: Awaited<ReturnType<typeof makePortalFolder>>
let server: TestServer
let team: Team
let operator: Client

beforeAll(async () => {
  portal = await makePortalFolder()
  server = await startTestServer({ repositoryFolder: portal.folder, releases: true })
  team = await givenDeployer(server, { slug: 'orders', team: 'sales', paths: ['/orders'] })
  operator = team.operator
})
afterAll(async () => {
  await server.close()
  await portal.remove()
})

const inForce = async (slug = 'orders') => (await operator.call('getTeamParcel', { slug })).inForce

test('operators see what was uploaded and which of it runs, and put another version in force with a reason', async () => {
  await releasedBy(team, '1.0.0')
  await releasedBy(team, '1.1.0')
  const { total, list } = await operator.call('listParcelVersions', { slug: 'orders' })
  expect({ total, list }).toMatchObject({
    total: 2,
    list: [
      {
        version: '1.1.0',
        isInForce: true,
        madeByKind: 'token',
        madeBy: 'CI',
        released: { madeByKind: 'token', madeBy: 'CI', madeById: null },
      },
      { version: '1.0.0', isInForce: false },
    ],
  })
  const old = list[1]?.id ?? ''
  await operator.call('releaseParcelVersion', { slug: 'orders', id: old, reason: '下单页面空白' })
  expect(await inForce()).toBe('1.0.0')
  const version = await operator.call('getParcelVersion', { slug: 'orders', id: old })
  expect(version).toMatchObject({ isInForce: true, report: [], routes: ['/orders/home'] })
  const { userid, name } = await operator.call('getOwnAccount', {})
  expect(version.released).toMatchObject({ madeByKind: 'person', madeBy: name, madeById: userid })
  const [entry] = (await operator.call('listAudit', { action: 'releaseParcel' })).list
  const { diff } = await operator.call('getAudit', { id: entry?.id ?? '' })
  expect(diff).toMatchObject({ versionName: '1.0.0', reason: '下单页面空白' })
})

test('what a token did stands in the log with its name', async () => {
  const { list } = await operator.call('listAudit', { action: 'uploadArtifact' })
  expect(list[0]).toMatchObject({ actorId: null, deployToken: 'CI' })
  const { diff } = await operator.call('getAudit', { id: list[0]?.id ?? '' })
  expect(diff).toMatchObject({ deployToken: 'CI', deployTokenId: team.token.id })
})

test('each revision says what it changed, and what would change if it were brought back', async () => {
  const { list } = await operator.call('listRevisions', { slug: 'orders' })
  expect(list.map(({ changes }) => changes)).toEqual([
    [{ slug: 'orders', before: '1.1.0', after: '1.0.0' }],
    [{ slug: 'orders', before: '1.0.0', after: '1.1.0' }],
    [{ slug: 'orders', before: null, after: '1.0.0' }],
  ])
  expect(list.map(({ isInForce }) => isInForce)).toEqual([true, false, false])
  const second = await operator.call('getRevision', { id: list[1]?.id ?? '' })
  expect(second.toBringBack).toEqual([{ slug: 'orders', before: '1.0.0', after: '1.1.0' }])
  const partOf = (slug: string) => second.parts.find((part) => part.slug === slug)
  const ofPortal = { isRegistered: false, released: { number: 1, madeByKind: 'build', madeBy: null } }
  expect([partOf('orders'), partOf('boot')]).toMatchObject([
    // The one that this revision brought, though another one came later.
    { version: '1.1.0', isRegistered: true, released: { id: second.id, madeByKind: 'token', madeBy: 'CI' } },
    ofPortal,
  ])
  expect((await operator.call('listRevisions', { iSearch: '空白' })).total).toBe(1)
  expect((await operator.call('listRevisions', { madeByKind: 'build' })).total).toBe(1)
})

test('an earlier revision is brought back as the next one, if the one in force is as it was read', async () => {
  const { list } = await operator.call('listRevisions', {})
  const [head, before] = [list[0]?.id ?? '', list[1]?.id ?? '']
  const stale = await operator.tryCall('bringRevisionBack', { id: before, head: before, reason: 'x' })
  expect(stale.error).toBe('versionConflict')
  const { number } = await operator.call('bringRevisionBack', { id: before, head, reason: 'back' })
  expect(number).toBe((list[0]?.number ?? 0) + 1)
  expect(await inForce()).toBe('1.1.0')
  const now = await operator.call('listRevisions', {})
  expect(now.total).toBe(list.length + 1)
  const same = { id: now.list[0]?.id ?? '', head: now.list[0]?.id ?? '', reason: 'x' }
  expect((await operator.tryCall('bringRevisionBack', same)).error).toBe('releaseChangesNothing')
})

test('a version that was uploaded and never released has no release', async () => {
  await uploaded(team, '1.1.1')
  const { list } = await operator.call('listParcelVersions', { slug: 'orders' })
  expect(list.find(({ version }) => version === '1.1.1')).toMatchObject({ isInForce: false, released: null })
})

test('a parcel is withdrawn before its registration is removed', async () => {
  expect((await operator.tryCall('removeTeamParcel', { slug: 'orders' })).error).toBe('parcelInForce')
  await operator.call('withdrawParcel', { slug: 'orders', reason: 'over' })
  expect(await inForce()).toBeNull()
  expect((await operator.tryCall('withdrawParcel', { slug: 'orders', reason: 'x' })).error).toBe(
    'releaseChangesNothing',
  )
  await releasedBy(team, '1.2.0')
  expect(await inForce()).toBe('1.2.0')
})

test('nothing built with the portal is released or withdrawn as a team’s parcel', async () => {
  for (const slug of ['workbench', 'shared', 'boot'])
    for (const [name, more] of [
      ['withdrawParcel', {}],
      ['releaseParcelVersion', { id: 'none' }],
    ] as const)
      expect((await operator.tryCall(name, { slug, reason: 'x', ...more })).error).toBe('notFound')
})

test('no person puts anything in force without a proof of a moment ago', async () => {
  const other = await server.given.signedIn({ userType: UserType.operator })
  const { list } = await operator.call('listRevisions', {})
  const [id, head] = [list[1]?.id ?? '', list[0]?.id ?? '']
  for (const [name, input] of [
    ['releaseParcelVersion', { slug: 'orders', id: 'v', reason: 'x' }],
    ['withdrawParcel', { slug: 'orders', reason: 'x' }],
    ['bringRevisionBack', { id, head, reason: 'x' }],
  ] as const)
    expect((await other.tryCall(name, input)).error).toBe('stepUpRequired')
})

test('of many teams that release at once none loses anything, and the revisions are one chain', async () => {
  const teams: Team[] = []
  for (let n = 0; n < 5; n += 1) teams.push(await givenDeployer(server, { slug: `team${n}` }))
  const versions = Array.from({ length: 4 }, (_, n) => `1.${n}.0`)
  await Promise.all(
    teams.map(async (one) => {
      for (const version of versions) await uploaded(one, version)
    }),
  )
  await uploaded(team, '3.0.0')
  await team.machine.call('releaseOwnParcel', { version: '3.0.0' })
  const before = (await operator.call('listRevisions', {})).total
  const asked = versions.flatMap((version) => teams.map((one) => one.machine.call('releaseOwnParcel', { version })))
  const made = await Promise.all(asked)
  const numbers = made.map(({ number }) => number).toSorted((one, other) => one - other)
  expect(numbers).toEqual(Array.from({ length: 20 }, (_, n) => (numbers[0] ?? 0) + n))
  const { total, list } = await operator.call('listRevisions', { iDisplayLength: 50 })
  expect(total).toBe(before + 20)
  for (const { changes } of list.slice(0, 20)) expect(changes).toHaveLength(1)
  for (const one of teams) expect(await inForce(one.slug)).toMatch(/^1\.\d\.0$/)
  expect(await inForce()).toBe('3.0.0')
})
