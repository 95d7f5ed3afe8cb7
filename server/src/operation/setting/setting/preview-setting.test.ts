import { afterAll, expect, test } from '@jest/globals'
import { UserType, type CallInput } from '@atrium/shared-utility/contract'
import { password, startTestServer, type TestServer } from '../../../test/test-server.ts'

let servers: TestServer[] = []
afterAll(async () => {
  for (const server of servers) await server.close()
})

async function rootOf(environment: Record<string, string> = {}) {
  const server = await startTestServer({ environment })
  servers = [...servers, server]
  const root = await server.given.signIn({ loginId: 'operator' })
  await root.call('verifyPassword', { op: 'verify', password })
  return { server, root }
}

const bounds = { seconds: 30, megabytes: 5 }
const atExample = { ...bounds, isOn: true, url: 'https://convert.example/gotenberg' }
const office = ['docx', 'xlsx', 'pptx']

test('root operators set which service converts documents, at a public https address, and members are told what is shown', async () => {
  const { server, root } = await rootOf()
  const member = await server.given.signIn({ loginId: 'member' })
  const shown = async () => (await member.call('getPreviewService', {})).types.filter((type) => office.includes(type))
  const set = (value: Omit<CallInput<'updatePreviewSetting'>, 'version'>, version = 0) =>
    root.tryCall('updatePreviewSetting', { ...value, version })
  expect(await shown()).toEqual([])
  for (const url of ['', 'http://convert.example', 'https://127.0.0.1', 'https://10.0.0.1', 'file:///x', 'gotenberg'])
    expect([url, (await set({ ...atExample, url })).error]).toEqual([url, 'previewUrlInvalid'])
  expect((await set({ ...bounds, isOn: false, url: '' })).status).toBe(200)
  expect((await set(atExample, 1)).status).toBe(200)
  await server.services.settings.refresh()
  expect((await root.call('getPlatformSettings', {})).preview).toMatchObject({
    value: atExample,
    isByEnvironment: false,
  })
  expect(await shown()).toEqual(office)
  const operator = await server.given.signedIn({ userType: UserType.operator })
  expect((await operator.tryCall('updatePreviewSetting', { ...atExample, version: 2 })).error).toBe('rootRequired')
})

test('the service that the environment names is shown without its password, and cannot be changed', async () => {
  const { root } = await rootOf({
    ATRIUM_CONVERTER: 'http://portal:hidden@gotenberg:3000',
    ATRIUM_CONVERTER_SECONDS: '9',
  })
  const { preview } = await root.call('getPlatformSettings', {})
  const value = { isOn: true, url: 'http://gotenberg:3000/', seconds: 9, megabytes: 20 }
  expect(preview).toMatchObject({ isByEnvironment: true, value })
  expect((await root.tryCall('updatePreviewSetting', { ...atExample, version: 0 })).error).toBe('setByEnvironment')
})
