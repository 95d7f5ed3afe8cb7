import { createServer, type AddressInfo, type Server } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Outgoing } from '../../../foundation/sending/outgoing/outgoing.ts'
import { ownSettings } from '@atrium/shared-utility/contract'
import type { Client } from '../../../test/client.ts'
import { runSql } from '../../../test/cluster.ts'
import { password, startTestServer, type TestServer } from '../../../test/test-server.ts'
import { aMailSetting, anSmsSetting } from './test/given.ts'

const answers = new Map<string, unknown>()
const outgoing: Outgoing = {
  allows: ({ protocol, hostname }) => protocol === 'https:' && !/^[\d.]+$|localhost/.test(hostname),
  fetch: async (url) => {
    const { host } = new URL(url)
    if (!answers.has(host)) throw new TypeError('fetch failed')
    return Response.json(answers.get(host))
  },
}

let canary: Server
let hits = 0
let servers: TestServer[] = []

beforeAll(async () => {
  canary = createServer((socket) => {
    hits += 1
    socket.end()
  })
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  for (const server of servers) await server.close()
  canary.close()
})

async function rootOf(environment: Record<string, string>) {
  const server = await startTestServer({ environment, outgoing })
  servers = [...servers, server]
  const root = await server.given.signIn({ loginId: 'operator' })
  await root.call('verifyPassword', { op: 'verify', password })
  return { server, root }
}

const settings = (root: Client) => root.call('getPlatformSettings', {})

test('S54: neither mail nor SMS that operators set reaches into the network of the server', async () => {
  const { server, root } = await rootOf({ ATRIUM_BASE_URL: 'http://portal.example' })
  const { port } = canary.address() as AddressInfo // It listens on TCP, so this is an address.
  await root.call('updateMailSetting', { ...aMailSetting(port), host: '8.8.8.8', version: 0 })
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '0.0.0.0', '169.254.169.254', '10.0.0.1']) {
    const unsaved = await root.tryCall('updateMailSetting', { ...aMailSetting(port), host, version: 0 })
    expect([host, unsaved.error]).toEqual([host, 'mailServerPrivate'])
    // A name that has come to lead there since.
    const led = `value || '{"host": "${host}"}'`
    await runSql(server.address, `update setting set value = ${led} where key = '${ownSettings.mail.key}'`)
    await server.services.settings.refresh()
    await server.services.tx({ as: 'platform' }, (db) => db.deleteFrom('throttle').execute())
    const refused = await root.tryCall('sendTestMail', { email: 'a@example.com' })
    expect(JSON.stringify(refused.body)).toContain('此地址不是公网地址')
  }
  for (const url of [`http://127.0.0.1:${port}/`, 'https://127.0.0.1/', 'file:///etc/passwd', 'gopher://x', 'nothing'])
    expect(
      (await root.tryCall('updateSmsSetting', { ...anSmsSetting({ provider: 'http', url }), version: 0 })).error,
    ).toBe('smsUrlInvalid')
  expect((await root.tryCall('updateMailSetting', { ...aMailSetting(22), version: 1 })).status).toBe(400)
  expect(hits).toBe(0)
})

test('what the environment says is shown without its passwords, and cannot be changed', async () => {
  const { root } = await rootOf({
    ATRIUM_BASE_URL: 'http://portal.example',
    ATRIUM_SMTP_URL: 'smtps://portal:hidden@mail.example',
    ATRIUM_MAIL_FROM: 'Portal <portal@example.com>',
    ATRIUM_SMS_PROVIDER: 'none',
  })
  const { mail, sms } = await settings(root)
  expect(mail).toMatchObject({
    isByEnvironment: true,
    value: { host: 'mail.example', port: 465, security: 'tls', user: 'portal', fromName: 'Portal', hasSecret: true },
  })
  expect(JSON.stringify(mail)).not.toContain('hidden')
  expect(sms).toMatchObject({ isByEnvironment: true, value: { provider: 'none' } })
  for (const refused of [
    await root.tryCall('updateMailSetting', { ...aMailSetting(25), version: 0 }),
    await root.tryCall('updateSmsSetting', { ...anSmsSetting({ provider: 'none' }), version: 0 }),
  ])
    expect(refused.error).toBe('setByEnvironment')
})

test('what the environment says is shown, too, where no operator could have entered it', async () => {
  const { root } = await rootOf({
    ATRIUM_BASE_URL: 'http://portal.example',
    ATRIUM_SMTP_URL: 'smtp://mail_gateway:26',
    ATRIUM_MAIL_FROM: `${'Portal '.repeat(20)}<portal@example.com>`,
    ATRIUM_SMS_PROVIDER: 'http',
    ATRIUM_SMS_URL: `http://127.0.0.1/${'a'.repeat(600)}`,
  })
  const { mail, sms } = await settings(root)
  expect(mail.value).toMatchObject({ host: 'mail_gateway', port: 26, fromName: 'Portal '.repeat(20).trim() })
  expect(sms.value.url).toHaveLength(617)
})

test('where the portal does not know its own address, mail cannot be on', async () => {
  const { root } = await rootOf({})
  expect((await settings(root)).mail.canBeOn).toBe(false)
  const refused = await root.tryCall('updateMailSetting', { ...aMailSetting(25), version: 0 })
  expect(refused.error).toBe('mailNeedsAddress')
})

test('a key for maps is tried out at its provider, who says whether it was ever given out', async () => {
  const { server, root } = await rootOf({})
  const keys = { pc_key: 'k', android_key: '' }
  expect((await root.tryCall('testMapSetting', { provider: 'gaode_map' })).error).toBe('mapKeyMissing')
  const maps = { enable: 'gaode_map', gaode_map: keys, baidu_map: keys, google_map: keys } as const
  await root.call('updateMapSetting', { ...maps, version: 0 })
  await server.services.settings.refresh()
  expect((await root.tryCall('testMapSetting', { provider: 'gaode_map' })).error).toBe('mapProviderSilent')
  answers.set('restapi.amap.com', { status: '0', infocode: '10009' })
  answers.set('api.map.baidu.com', { status: 200 })
  answers.set('maps.googleapis.com', { status: 'REQUEST_DENIED', error_message: 'The provided API key is invalid. ' })
  const known = async (provider: 'gaode_map' | 'baidu_map' | 'google_map') =>
    (await root.call('testMapSetting', { provider })).isKnown
  expect([await known('gaode_map'), await known('baidu_map'), await known('google_map')]).toEqual([true, false, false])
})

test('a provider of maps without a key is not on while another has one; without any key there are no maps', async () => {
  const { root } = await rootOf({})
  const none = { pc_key: '', android_key: '' }
  const maps = { enable: 'baidu_map', gaode_map: { ...none, pc_key: 'k' }, baidu_map: none, google_map: none } as const
  const refused = await root.tryCall('updateMapSetting', { ...maps, version: 0 })
  expect(refused.error).toBe('mapKeyMissing')
  expect(refused.body).toMatchObject({ fields: [{ field: 'baidu_map.pc_key' }] })
  await root.call('updateMapSetting', { ...maps, gaode_map: none, version: 0 })
})
