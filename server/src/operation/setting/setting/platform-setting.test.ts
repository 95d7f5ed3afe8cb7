import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { freePort, startMailServer } from '../../../foundation/sending/mail/test/given.ts'
import { createClient, type Client } from '../../../test/client.ts'
import { password, startTestServer, type TestServer } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'
import { aMailSetting, anSmsSetting } from './test/given.ts'

let server: TestServer
let root: Client
let mail: Awaited<ReturnType<typeof startMailServer>>

beforeAll(async () => {
  mail = await startMailServer()
  const environment = { ATRIUM_BASE_URL: 'http://portal.example', ATRIUM_ALLOW_LOOPBACK: '1' }
  server = await startTestServer({ environment })
  root = await server.given.signIn({ loginId: 'operator' })
  await root.call('verifyPassword', { op: 'verify', password })
})
afterAll(async () => {
  await server.close()
  await mail.close()
})

const settings = () => root.call('getPlatformSettings', {})
const mailPort = () => Number(new URL(mail.url).port)

test('while no operator sets anything, all is as it comes, and no operator has changed it', async () => {
  const shown = await settings()
  for (const setting of Object.values(shown))
    expect(setting).toMatchObject({ version: 0, changedBy: null, auditId: null, value: setting.standard })
  expect(shown.sms.value.provider).toBe('development')
})

test('a change says which operator made it and when, leads to its audit record, and is refused against an older version', async () => {
  const upload = { packageMegabytes: 1, packageGigabytesADay: 10, bundleMegabytes: 2048 }
  await root.call('updateUploadSetting', { ...upload, version: 0 })
  const changed = (await settings()).upload
  expect(changed).toMatchObject({
    value: upload,
    version: 1,
    changedBy: expect.any(String),
    changedAt: expect.any(String),
  })
  const record = await root.call('getAudit', { id: changed.auditId ?? '' })
  expect(record).toMatchObject({ action: 'updateUploadSetting', targetKind: 'setting', targetId: 'upload' })
  expect(record.diff).toEqual({ before: ['packageMegabytes: 500'], after: ['packageMegabytes: 1'] })
  const late = await root.tryCall('updateUploadSetting', { ...upload, version: 0 })
  expect(late.error).toBe('versionConflict')
  await until(async () => (await root.call('getUploadLimits', {})).maxPackageSize === 1024 * 1024)
  const large = { platform: 'apk', name: 'x.apk', sizeBytes: 1024 * 1024 + 1 } as const
  expect((await root.tryCall('addPackage', large)).error).toBe('packageTooLarge')
})

test('mail that is set is sent, by another process, too, without a restart', async () => {
  const another = await server.startAnother()
  const member = await server.given.signIn({ loginId: 'member' })
  const elsewhere = sameBrowser(member, another.localUrl)
  expect((await elsewhere.call('getOwnAccount', {})).canMail).toBe(false)
  expect((await root.tryCall('sendTestMail', { email: 'a@example.com' })).error).toBe('mailNotConfigured')
  await root.call('updateMailSetting', { ...aMailSetting(mailPort()), version: 0 })
  await until(async () => (await elsewhere.call('getOwnAccount', {})).canMail)
  await until(async () => (await member.call('getOwnAccount', {})).canMail)
  await root.call('sendTestMail', { email: 'somebody@example.com' })
  const letter = await mail.letterTo('somebody@example.com')
  expect(letter).toMatchObject({ subject: '测试邮件' })
  expect(letter.raw).toContain('portal@example.com')
  await another.stop()
})

test('S44: a password that is kept is not sent to another server, and never leaves this one', async () => {
  const { version } = (await settings()).mail
  const withUser = { ...aMailSetting(mailPort()), security: 'starttls', user: 'portal' } as const
  await root.call('updateMailSetting', { ...withUser, password: 'the secret of mail', version })
  const shown = await root.tryCall('getPlatformSettings', {})
  expect(shown.body).toMatchObject({ result: { mail: { value: { hasSecret: true } } } })
  expect(JSON.stringify(shown.body)).not.toContain('the secret of mail')
  const kept = { ...withUser, version: version + 1 }
  for (const other of [{ host: 'localhost' }, { port: 2525 }, { security: 'tls' as const }, { user: 'else' }])
    expect((await root.tryCall('updateMailSetting', { ...kept, ...other })).error).toBe('mailPasswordMissing')
  await root.call('updateMailSetting', { ...kept, fromName: 'Another name' })
  const { value, auditId } = (await settings()).mail
  expect(value).toMatchObject({ hasSecret: true, fromName: 'Another name' })
  expect((await root.call('getAudit', { id: auditId ?? '' })).diff).toEqual({
    before: ['fromName: Portal'],
    after: ['fromName: Another name'],
  })
  const plain = { ...kept, security: 'none', password: 'x', version: version + 2 } as const
  expect((await root.tryCall('updateMailSetting', plain)).error).toBe('mailPasswordPlain')
})

test('a test mail that is not taken says why', async () => {
  const { version } = (await settings()).mail
  await root.call('updateMailSetting', { ...aMailSetting(await freePort()), version })
  await server.services.settings.refresh()
  const refused = await root.tryCall('sendTestMail', { email: 'a@example.com' })
  expect(refused).toMatchObject({ error: 'testMailFailed', status: 409 })
  expect(JSON.stringify(refused.body)).toContain('对方没有应答')
})

test('a service for SMS that is set is asked, and one that needs more fields is refused at them', async () => {
  const incomplete = await root.tryCall('updateSmsSetting', { ...anSmsSetting({ provider: 'aliyun' }), version: 0 })
  expect(incomplete.error).toBe('smsFieldMissing')
  expect(JSON.stringify(incomplete.body)).toContain('"field":"keyId"')
  const url = `http://127.0.0.1:${await freePort()}/sms`
  await root.call('updateSmsSetting', {
    ...anSmsSetting({ provider: 'http', url }),
    keySecret: 'the secret of SMS',
    version: 0,
  })
  expect(JSON.stringify(await settings())).not.toContain('the secret of SMS')
  await server.services.settings.refresh()
  const sent = await root.tryCall('sendTestSms', { phone: '13800138000' })
  expect(sent.error).toBe('testSmsFailed')
  const elsewhere = { ...anSmsSetting({ provider: 'http', url: `${url}/other` }), version: 1 }
  expect((await root.tryCall('updateSmsSetting', elsewhere)).error).toBe('smsSecretMissing')
  await root.call('updateSmsSetting', { ...anSmsSetting({ provider: 'none' }), version: 1 })
  await server.services.settings.refresh()
  expect((await root.tryCall('sendTestSms', { phone: '13800138000' })).error).toBe('smsNotOffered')
})

test('only root operators set the service that sends all people’s codes, and each change asks for a confirmation', async () => {
  const operator = await server.given.signedIn({ userType: UserType.operator })
  const limits = { packageMegabytes: 5, packageGigabytesADay: 1, bundleMegabytes: 2048, version: 1 }
  expect((await operator.tryCall('updateUploadSetting', limits)).error).toBe('stepUpRequired')
  await operator.call('verifyPassword', { op: 'verify', password })
  await operator.call('updateUploadSetting', limits)
  const mailSet = await operator.tryCall('updateMailSetting', { ...aMailSetting(25), version: 9 })
  expect(mailSet).toMatchObject({ status: 403, error: 'rootRequired' })
})

function sameBrowser(of: Client, url: string) {
  const client = createClient(url)
  for (const [name, value] of of.cookies) client.cookies.set(name, value)
  return client
}
