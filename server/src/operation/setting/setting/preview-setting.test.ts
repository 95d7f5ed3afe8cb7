import { startFakeConverter } from '@atrium/fake-providers/converter'
import { afterAll, expect, test } from '@jest/globals'
import { UserType, type CallInput } from '@atrium/shared-utility/contract'
import type { Client } from '../../../test/client.ts'
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
  expect(await tried(root)).toEqual(['testPreviewFailed', '测试文档没有转换成 PDF：找不到此服务器'])
  const operator = await server.given.signedIn({ userType: UserType.operator })
  expect((await operator.tryCall('testPreviewSetting', {})).error).toBe('rootRequired')
  expect((await operator.tryCall('updatePreviewSetting', { ...atExample, version: 2 })).error).toBe('rootRequired')
})

test('the service that the environment names is shown without its password, cannot be changed, and is tried out', async () => {
  const converter = await startFakeConverter()
  const { port } = new URL(converter.url)
  const { root } = await rootOf({
    ATRIUM_CONVERTER: `http://portal:hidden@127.0.0.1:${port}`,
    ATRIUM_CONVERTER_SECONDS: '9',
  })
  const { preview } = await root.call('getPlatformSettings', {})
  const value = { isOn: true, url: `http://127.0.0.1:${port}/`, seconds: 9, megabytes: 20 }
  expect(preview).toMatchObject({ isByEnvironment: true, value })
  expect((await root.tryCall('updatePreviewSetting', { ...atExample, version: 0 })).error).toBe('setByEnvironment')
  expect(await tried(root)).toEqual([null, ''])
  const [sent] = converter.received
  expect([sent?.name, sent?.bytes.subarray(0, 2).toString()]).toEqual(['document.docx', 'PK'])
  const { list } = await root.call('listAudit', { action: 'testPreviewSetting' })
  expect(list).toMatchObject([{ targetKind: 'setting', targetId: 'preview', result: 'ok' }])
  for (const [fault, why] of [
    ['refusal', '服务拒绝了此文档'],
    ['error', '服务以状态码 500 应答'],
    ['redirect', '服务以状态码 302 应答'],
    ['noPdf', '服务返回的不是 PDF'],
    ['cut', '对方没有应答'],
  ] as const) {
    converter.faults.push(fault)
    expect([fault, ...(await tried(root))]).toEqual([fault, 'testPreviewFailed', expect.stringContaining(why)])
  }
  await converter.close()
  expect(await tried(root)).toEqual(['testPreviewFailed', expect.stringContaining('对方没有应答')])
})

/** The code of the refusal, and its sentence. */
async function tried(root: Client) {
  const { error, msg } = await root.tryCall('testPreviewSetting', {})
  return [error, error === null ? '' : msg]
}
