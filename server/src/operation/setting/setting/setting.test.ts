import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { platform } from '../../../foundation/db/scope.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(async () => server.close())

test('any caller may ask for the facts of the installation, or for one of them', async () => {
  const nobody = server.client()
  expect(await nobody.call('getServerConfig', {})).toMatchObject({
    name: 'Atrium',
    edition: 'product',
    version: expect.any(String),
  })
  expect(await nobody.call('getServerConfig', { op: 'get', key: 'edition' })).toEqual({ edition: 'product' })
})

test('the default map provider is gaode_map, until the platform sets another', async () => {
  const member = await server.given.signIn({ loginId: 'member' })
  expect(await member.call('getMapConfig', { type: 'MAP_KEY_CONFIG' })).toEqual({ enable: 'gaode_map' })
  const value = { enable: 'baidu_map', baidu_map: { pc_key: 'pc', android_key: 'android' } }
  const row = { scope: 'platform', key: 'MAP_KEY_CONFIG', value: JSON.stringify(value) }
  await server.services.tx(platform, (db) => db.insertInto('setting').values(row).execute())
  await server.services.settings.refresh()
  expect(await member.call('getMapConfig', { type: 'MAP_KEY_CONFIG' })).toEqual(value)
})

test('the storage quota is the enterprise’s own', async () => {
  const member = await server.given.signIn({ loginId: 'member' })
  const operator = await server.given.signIn({ loginId: 'operator' })
  expect(await member.call('getUploadLimits', {})).toMatchObject({ quota: 10_240 * 1024 * 1024 })
  expect(await operator.call('getUploadLimits', {})).toMatchObject({ quota: null })
})
