import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
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

const place = { address: '北京市朝阳区阜通东大街6号', longitude: '116.4826', latitude: '39.99' }

test('people of an enterprise see the place that its administrator gave, on the map of the provider that is on', async () => {
  const { administrator, member } = await stage()
  const nowhere = { address: '', longitude: '', latitude: '', version: 0, provider: 'gaode_map', link: null }
  expect(await member.call('getEnterprisePlace', {})).toEqual(nowhere)
  await administrator.call('updateEnterprisePlace', { ...place, version: 0 })
  const { link, ...seen } = await member.call('getEnterprisePlace', {})
  expect(seen).toEqual({ ...place, version: 1, provider: 'gaode_map' })
  const url = new URL(link ?? '')
  expect([url.host, url.searchParams.get('position')]).toEqual(['uri.amap.com', '116.4826,39.99'])
  expect(url.searchParams.get('name')).toBe(place.address)
})

test('without coordinates the map is searched for the address, and without either there is no place', async () => {
  const { administrator, member } = await stage()
  await administrator.call('updateEnterprisePlace', { address: place.address, version: 0 })
  const { link } = await member.call('getEnterprisePlace', {})
  expect(new URL(link ?? '').searchParams.get('keyword')).toBe(place.address)
  await administrator.call('updateEnterprisePlace', { version: 1 })
  expect(await member.call('getEnterprisePlace', {})).toMatchObject({ address: '', link: null, version: 2 })
})

test('one coordinate alone, and one that is none on earth, are refused at their field', async () => {
  const { administrator } = await stage()
  const refused = async (more: object) => {
    const { status, error, body } = await administrator.tryCall('updateEnterprisePlace', {
      ...place,
      version: 0,
      ...more,
    })
    return { status, error, body: JSON.stringify(body) }
  }
  const half = await refused({ latitude: '' })
  expect(half).toMatchObject({ status: 409, error: 'placeIncomplete' })
  expect(half.body).toContain('"field":"latitude"')
  for (const wrong of [{ longitude: '181' }, { latitude: '-90.1' }, { longitude: '116.4,39' }, { latitude: 'N39' }])
    expect((await refused(wrong)).error).toBe('invalidInput')
})

test('another enterprise sees and changes nothing, and only an administrator says where an enterprise is', async () => {
  const [own, other] = [await stage(), await stage()]
  await own.administrator.call('updateEnterprisePlace', { ...place, version: 0 })
  expect(await other.member.call('getEnterprisePlace', {})).toMatchObject({ address: '', version: 0 })
  const input = { ...place, address: '别处', version: 1 }
  expect((await own.member.tryCall('updateEnterprisePlace', input)).error).toBe('forbidden')
  const foreign = await other.administrator.tryCall('updateEnterprisePlace', input, { space: own.enterprise.id })
  expect(foreign.error).toBe('spaceDenied')
  expect((await other.administrator.tryCall('updateEnterprisePlace', input)).error).toBe('versionConflict')
  expect(await own.member.call('getEnterprisePlace', {})).toMatchObject(place)
})

test('of two administrators who change it from the same version one is told, and the log has who did', async () => {
  const { enterprise, administrator } = await stage()
  const second = await server.given.signedIn({ userType: UserType.administrator, enterprise })
  const input = { ...place, version: 0 }
  const outcomes = await Promise.all([administrator, second].map((one) => one.tryCall('updateEnterprisePlace', input)))
  expect(outcomes.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  const logged = await server.services.tx({ as: 'platform' }, (db) =>
    db
      .selectFrom('audit_log')
      .select('diff')
      .where('action', '=', 'updateEnterprisePlace')
      .where('ent_id', '=', enterprise.id)
      .execute(),
  )
  expect(logged).toEqual([{ diff: expect.objectContaining(place) }])
})
