import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { createClient, type Client } from '../../../test/client.ts'
import { lastAcceptedMs } from '../../../test/last-accepted.ts'
import { password, startTestServer, type TestServer } from '../../../test/test-server.ts'

const office = { headers: { 'x-forwarded-for': '203.0.113.9' } }
const elsewhere = { headers: { 'x-forwarded-for': '198.51.100.1' } }
const list = [{ network: '203.0.113.0/24', note: 'office' }]

describe('behind a proxy that is trusted', () => {
  let server: TestServer
  let operator: Client

  beforeAll(async () => {
    server = await startTestServer({ environment: { ATRIUM_TRUST_PROXY: 'loopback' } })
    operator = await server.given.signedIn({ userType: UserType.operator })
    await operator.call('verifyPassword', { op: 'verify', password })
  })
  afterEach(() => save([]))
  afterAll(() => server.close())

  test('operators work from the allowed networks and from nowhere else', async () => {
    await save(list)
    await operator.call('listEnterprises', {}, office)
    for (const name of ['listEnterprises', 'listAudit', 'getHomeLink', 'getOwnAccount'] as const) {
      expect(await operator.tryCall(name, {}, elsewhere)).toMatchObject({ status: 403, error: 'networkNotAllowed' })
    }
    expect(await operator.tryCall('verifyPassword', { op: 'verify', password }, elsewhere)).toMatchObject({
      error: 'networkNotAllowed',
    })
  })

  test('an operator who names an allowed address before their own is refused by their own', async () => {
    await save(list)
    const forged = { headers: { 'x-forwarded-for': '203.0.113.9, 198.51.100.1' } }
    expect((await operator.tryCall('listEnterprises', {}, forged)).error).toBe('networkNotAllowed')
  })

  test('operators sign in from the allowed networks only, and the refusal is written down', async () => {
    const { loginId } = await server.given.person({ userType: UserType.operator })
    await save(list)
    const right = { loginId, password }
    expect((await server.client().tryCall('signIn', right, elsewhere)).error).toBe('networkNotAllowed')
    expect((await server.client().tryCall('signIn', { loginId, password: 'wrong' }, elsewhere)).error).toBe(
      'badCredentials',
    )
    expect((await server.client().tryCall('signIn', right, office)).status).toBe(200)
    const { list: rows } = await operator.call('listSignIns', { iSearch: loginId }, office)
    expect(rows.map(({ reason }) => reason)).toEqual([null, 'wrongPassword', 'networkNotAllowed'])
  })

  test('everybody else is not concerned', async () => {
    await save(list)
    const member = await server.given.signedIn()
    expect((await member.tryCall('getHomeLink', {}, elsewhere)).status).toBe(200)
  })

  test('an operator cannot save a list that shuts them out', async () => {
    const change = { networks: [{ network: '198.51.100.0/24', note: '' }], version: await version() }
    expect(await operator.tryCall('updateOperatorNetworks', change, office)).toMatchObject({
      status: 409,
      error: 'ownAddressOutside',
    })
    expect((await operator.call('getOperatorNetworks', {}, elsewhere)).networks).toEqual([])
  })

  test('of two operators who change the list, the second is told', async () => {
    const read = await version()
    await save(list)
    const late = await operator.tryCall('updateOperatorNetworks', { networks: [], version: read }, office)
    expect(late.error).toBe('versionConflict')
  })

  test('what is no network is refused', async () => {
    for (const network of ['office', '203.0.113.0/33', '203.0.113.1-9', '']) {
      const change = { networks: [{ network, note: '' }], version: await version() }
      expect((await operator.tryCall('updateOperatorNetworks', change, office)).status).toBe(400)
    }
  })

  test('changing the list asks the operator to confirm who they are, and is in the audit log', async () => {
    const another = await server.given.signedIn({ userType: UserType.operator })
    expect((await another.tryCall('updateOperatorNetworks', { networks: [], version: 0 })).error).toBe('stepUpRequired')
    await save(list)
    const { list: rows } = await operator.call('listAudit', { action: 'updateOperatorNetworks' }, office)
    const entry = await operator.call('getAudit', { id: rows[0]?.id ?? '' }, office)
    expect(entry.diff).toEqual({ before: [], after: ['203.0.113.0/24'] })
  })

  test('another process knows the new list within a second', async () => {
    const process = await server.startAnother()
    const asked = createClient(process.url)
    for (const [name, value] of operator.cookies) asked.cookies.set(name, value)
    await asked.call('listEnterprises', {}, elsewhere)
    await save(list)
    const isLetIn = async () => (await asked.tryCall('listEnterprises', {}, elsewhere)).error !== 'networkNotAllowed'
    expect(await lastAcceptedMs(isLetIn)).toBeLessThan(1000)
    await process.stop()
  })

  async function version() {
    return (await operator.call('getOperatorNetworks', {}, office)).version
  }

  async function save(networks: typeof list) {
    await operator.call('updateOperatorNetworks', { networks, version: await version() }, office)
  }
})

describe('without a trusted proxy', () => {
  let server: TestServer
  let operator: Client

  beforeAll(async () => {
    server = await startTestServer()
    operator = await server.given.signedIn({ userType: UserType.operator })
    await operator.call('verifyPassword', { op: 'verify', password })
  })
  afterAll(() => server.close())

  test('S69: an address that the caller names for themselves counts for nothing', async () => {
    const forged = await operator.tryCall('updateOperatorNetworks', { networks: list, version: 0 }, office)
    expect(forged.error).toBe('ownAddressOutside')
    await operator.call('updateOperatorNetworks', { networks: [{ network: '127.0.0.1', note: '' }], version: 0 })
    expect((await operator.tryCall('listEnterprises', {}, elsewhere)).status).toBe(200)
    expect((await operator.call('getOperatorNetworks', {}, elsewhere)).ownAddress).toBe('127.0.0.1')
  })
})

test('a server that is started to ignore the list lets operators back in, and says so', async () => {
  const server = await startTestServer({
    environment: { ATRIUM_TRUST_PROXY: 'loopback', ATRIUM_OPERATOR_NETWORKS: 'ignored' },
  })
  const operator = await server.given.signedIn({ userType: UserType.operator })
  await operator.call('verifyPassword', { op: 'verify', password })
  await operator.call('updateOperatorNetworks', { networks: list, version: 0 }, office)
  expect(await operator.call('getOperatorNetworks', {}, elsewhere)).toMatchObject({ isIgnored: true, version: 1 })
  await server.close()
})
