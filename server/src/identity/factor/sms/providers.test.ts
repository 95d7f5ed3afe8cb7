import { afterEach, describe, expect, test } from '@jest/globals'
import { pino } from 'pino'
import { readConfig } from '../../../foundation/process/config/config.ts'
import { signedHeaders } from './aliyun.ts'
import { anywhere, post } from './post.ts'
import { createSmsProvider } from './provider.ts'
import { signTc3 } from './tencent.ts'
import { isSignedForAliyun, isSignedForTencent, startService, type Answer } from './test/services.ts'
import type { SmsProvider } from './service.ts'

const key = { id: 'keyOne', secret: 'a secret of the tests' }
const message = { phone: '+8613800138000', template: 'login', code: '012345', lang: 'zh-CN' } as const

let end = async () => {}
afterEach(() => end())

async function serviceThat(answer: Answer) {
  const service = await startService(() => answer)
  end = async () => void (await service.close())
  return service
}

function providerOf(kind: string, url: string): SmsProvider {
  const { sms } = readConfig({
    ATRIUM_SMS_PROVIDER: kind,
    ATRIUM_SMS_URL: url,
    ATRIUM_SMS_KEY_ID: key.id,
    ATRIUM_SMS_KEY_SECRET: key.secret,
    ATRIUM_SMS_SIGN: '门户',
    ATRIUM_SMS_TEMPLATE: 'SMS_1',
    ATRIUM_SMS_TEMPLATE_EN: 'SMS_2',
    ATRIUM_SMS_APP_ID: '1400000000',
  })
  const provider = createSmsProvider(sms, pino({ level: 'silent' }))
  if (provider === null) throw new Error('no provider')
  return provider
}

describe('Alibaba Cloud', () => {
  const taken = JSON.stringify({ Code: 'OK', Message: 'OK', RequestId: 'r1', BizId: 'b1' })

  test('gets a signed SendSms with the code in the template of the language', async () => {
    const service = await serviceThat({ body: taken })
    await providerOf('aliyun', service.url).send({ ...message, lang: 'en-US' })
    const [request] = service.received
    expect(request?.headers).toMatchObject({ 'x-acs-action': 'SendSms', 'x-acs-version': '2017-05-25' })
    expect(Object.fromEntries(request?.url.searchParams ?? [])).toEqual({
      PhoneNumbers: '13800138000',
      SignName: '门户',
      TemplateCode: 'SMS_2',
      TemplateParam: '{"code":"012345"}',
    })
    expect(request && isSignedForAliyun(request, key)).toBe(true)
    expect(request && isSignedForAliyun(request, { ...key, secret: 'another' })).toBe(false)
  })

  test('gets numbers from elsewhere with their country', async () => {
    const service = await serviceThat({ body: taken })
    await providerOf('aliyun', service.url).send({ ...message, phone: '+85251234567' })
    expect(service.received[0]?.url.searchParams.get('PhoneNumbers')).toBe('85251234567')
  })

  test('refuses: its reason is the failure', async () => {
    const service = await serviceThat({
      body: '{"Code":"isv.BUSINESS_LIMIT_CONTROL","Message":"too many","RequestId":"r"}',
    })
    await expect(providerOf('aliyun', service.url).send(message)).rejects.toThrow('isv.BUSINESS_LIMIT_CONTROL')
  })

  test('signs as its documentation works it out', () => {
    const query = { ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd', RegionId: 'cn-shanghai' }
    const request = { action: 'RunInstances', version: '2014-05-26', host: 'ecs.cn-shanghai.aliyuncs.com', query }
    const { authorization } = signedHeaders(request, {
      keyId: 'YourAccessKeyId',
      keySecret: 'YourAccessKeySecret',
      nonce: '3156853299f313e23d1673dc12e1703d',
      date: new Date('2023-10-26T10:22:32Z'),
    })
    expect(authorization).toMatch(/Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0$/)
  })
})

describe('Tencent Cloud', () => {
  test('gets a signed SendSms with the code as the one parameter', async () => {
    const service = await serviceThat({ body: tencentStatus('Ok') })
    await providerOf('tencent', service.url).send(message)
    const [request] = service.received
    expect(request?.headers).toMatchObject({
      'x-tc-action': 'SendSms',
      'x-tc-version': '2021-01-11',
      'x-tc-region': 'ap-guangzhou',
    })
    expect(JSON.parse(request?.body ?? '{}')).toEqual({
      PhoneNumberSet: ['+8613800138000'],
      SmsSdkAppId: '1400000000',
      SignName: '门户',
      TemplateId: 'SMS_1',
      TemplateParamSet: ['012345'],
    })
    expect(request && isSignedForTencent(request, key)).toBe(true)
    expect(request && isSignedForTencent(request, { ...key, secret: 'another' })).toBe(false)
  })

  test.each([
    ['the number', tencentStatus('LimitExceeded.PhoneNumberDailyLimit'), /LimitExceeded.PhoneNumberDailyLimit/],
    [
      'the request',
      '{"Response":{"Error":{"Code":"AuthFailure.SignatureFailure","Message":"no"},"RequestId":"r"}}',
      /AuthFailure.SignatureFailure/,
    ],
    ['with nothing', '{"Response":{"RequestId":"r"}}', /without a status/],
  ])('refuses %s with status 200: that is a failure', async (_what, body, reason) => {
    const service = await serviceThat({ body })
    await expect(providerOf('tencent', service.url).send(message)).rejects.toThrow(reason)
  })

  test('signs as its documentation works it out', () => {
    const body = String.raw`{"Limit": 1, "Filters": [{"Values": ["\u672a\u547d\u540d"], "Name": "instance-name"}]}`
    const { authorization } = signTc3(
      { service: 'cvm', action: 'DescribeInstances', host: 'cvm.tencentcloudapi.com', body },
      // The documentation hides its key by stars, and signs with the stars.
      { keyId: `AKID${'*'.repeat(32)}`, keySecret: '*'.repeat(32), date: new Date(1_551_113_065_000) },
    )
    expect(authorization).toMatch(/Signature=10b1a37a7301a02ca19a647ad722d5e43b4b3cff309d421d85b46093f6ab6c4f$/)
  })
})

describe('a gateway of one’s own', () => {
  test('gets the message as JSON, with its token', async () => {
    const service = await serviceThat({ status: 202, body: '' })
    await providerOf('http', service.url).send(message)
    expect(service.received[0]?.headers.authorization).toBe(`Bearer ${key.secret}`)
    expect(JSON.parse(service.received[0]?.body ?? '{}')).toEqual(message)
  })
})

test.each(['aliyun', 'tencent', 'http'])('a page in place of an answer is a failure of %s', async (kind) => {
  const service = await serviceThat({ status: 502, body: '<html>Bad gateway</html>' })
  await expect(providerOf(kind, service.url).send(message)).rejects.toThrow('502')
})

test.each(['aliyun', 'tencent', 'http'])('F17: a connection that is cut is a failure of %s', async (kind) => {
  const service = await startService(() => 'cut')
  end = async () => void (await service.close())
  await expect(providerOf(kind, service.url).send(message)).rejects.toThrow('fetch failed')
})

test('F17: a service that is silent is given up after its time', async () => {
  const service = await serviceThat('silence')
  await expect(post({ url: service.url, headers: {}, body: '', timeOutMs: 50 }, anywhere)).rejects.toThrow(/timeout/)
})

function tencentStatus(code: string) {
  const status = { SerialNo: '', PhoneNumber: '+8613800138000', Fee: 1, Code: code, Message: code, IsoCode: 'CN' }
  return JSON.stringify({ Response: { SendStatusSet: [status], RequestId: 'r' } })
}
