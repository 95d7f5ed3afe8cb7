import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { makePortalFolder } from '../../../test/portal-fixture.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { givenDeployer } from '../../deploy-token/test/given-deployer.ts'
import { uploaded } from './test/given-upload.ts'

type Team = Awaited<ReturnType<typeof givenDeployer>>

let portal: Awaited<ReturnType<typeof makePortalFolder>>
let server: TestServer
let orders: Team
let stock: Team

beforeAll(async () => {
  portal = await makePortalFolder()
  server = await startTestServer({ repositoryFolder: portal.folder, releases: true })
  orders = await givenDeployer(server, { slug: 'orders', paths: ['/orders'] })
  stock = await givenDeployer(server, { slug: 'stock', paths: ['/stock'] })
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    await uploaded(orders, version)
    await uploaded(stock, version)
  }
})
afterAll(async () => {
  await server.close()
  await portal.remove()
})

const inForce = () =>
  Promise.all([orders, stock].map(async ({ slug }) => (await orders.operator.call('getTeamParcel', { slug })).inForce))
const newest = async () => (await orders.operator.call('listRevisions', {})).list[0]
const other = (version: string, token = stock.token.token) => ({ token, version })

test('two parcels are released as one revision, each by its own token and each in the log', async () => {
  await orders.machine.call('releaseOwnTogether', { version: '1.0.0', others: [other('1.0.0')] })
  expect(await inForce()).toEqual(['1.0.0', '1.0.0'])
  const changes = ['orders', 'stock'].map((slug) => ({ slug, before: null, after: '1.0.0' }))
  expect((await newest())?.changes).toEqual(changes)
  const { list } = await orders.operator.call('listAudit', { action: 'releaseParcel' })
  const told = await Promise.all(list.map(({ id }) => orders.operator.call('getAudit', { id })))
  expect(new Set(told.map(({ diff }) => diff?.deployTokenId))).toEqual(new Set([orders.token.id, stock.token.id]))
})

test('of several parcels all are released or none', async () => {
  const before = await newest()
  const asked = (others: { token: string; version: string }[]) =>
    orders.machine.tryCall('releaseOwnTogether', { version: '1.1.0', others })
  expect((await asked([other('9.9.9')])).error).toBe('notFound')
  expect((await asked([other('1.1.0', 'atrium_deploy_wrong')])).error).toBe('deployTokenInvalid')
  expect((await asked([other('1.1.0', orders.token.token)])).error).toBe('releaseTwice')
  await orders.operator.call('updateTeamParcel', { slug: 'stock', contact: 'x', paths: ['/elsewhere'], version: 1 })
  expect((await asked([other('1.1.0')])).error).toBe('parcelPathLost')
  await orders.operator.call('updateTeamParcel', { slug: 'stock', contact: 'x', paths: ['/stock'], version: 2 })
  expect(await inForce()).toEqual(['1.0.0', '1.0.0'])
  expect((await newest())?.id).toBe(before?.id)
})

test('a token that was revoked releases nothing beside another one', async () => {
  const { id, token } = await orders.operator.call('addDeployToken', { slug: 'stock', label: 'old', days: 1 })
  await orders.operator.call('revokeDeployToken', { slug: 'stock', id })
  const asked = { version: '1.1.0', others: [other('1.1.0', token)] }
  expect((await orders.machine.tryCall('releaseOwnTogether', asked)).error).toBe('deployTokenInvalid')
  expect(await inForce()).toEqual(['1.0.0', '1.0.0'])
})

test('an operator releases versions of several parcels at once', async () => {
  const versionOf = async (slug: string) =>
    (await orders.operator.call('listParcelVersions', { slug })).list.find(({ version }) => version === '1.2.0')?.id ??
    ''
  const parcels = await Promise.all(['orders', 'stock'].map(async (slug) => ({ slug, id: await versionOf(slug) })))
  await orders.operator.call('releaseTogether', { parcels, reason: '一起发布' })
  expect(await inForce()).toEqual(['1.2.0', '1.2.0'])
  expect(await newest()).toMatchObject({ reason: '一起发布', changes: [{ slug: 'orders' }, { slug: 'stock' }] })
})

test('a wrong token beside a good one counts as any wrong token, and operators are told of it', async () => {
  const asked = { version: '1.2.0', others: [other('1.2.0', `atrium_deploy_${'x'.repeat(43)}`)] }
  const errors = []
  for (let n = 0; n < 110; n += 1) errors.push((await orders.machine.tryCall('releaseOwnTogether', asked)).error)
  expect(new Set(errors.slice(0, 90))).toEqual(new Set(['deployTokenInvalid']))
  expect(errors.at(-1)).toBe('tooManyAttempts')
  const { list } = await orders.operator.call('listAudit', { action: 'refusedProof' })
  expect(list.length).toBeGreaterThan(0)
})
