import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { secretOf, startFakeProviders, type FakeProviders } from './index.ts'

const clock = { offsetMs: 0 }
let fake: FakeProviders

beforeAll(async () => {
  fake = await startFakeProviders({ now: () => new Date(Date.now() + clock.offsetMs) })
})
afterAll(async () => fake.close())

test('a code of DingTalk works once, and not after its five minutes', async () => {
  const { accessToken } = await post('/api.dingtalk.com/v1.0/oauth2/accessToken', {
    appKey: 'dingfakeapp',
    appSecret: secretOf('dingfakeapp'),
  })
  const redeem = (code: string) =>
    post(`/oapi.dingtalk.com/topapi/v2/user/getuserinfo?access_token=${String(accessToken)}`, { code })
  const code = fake.world.issueCode({ provider: 'dingtalk', person: 'colleague-1' })
  expect(await redeem(code)).toMatchObject({ errcode: 0, result: { userid: 'colleague-1' } })
  expect(await redeem(code)).toMatchObject({ errcode: 40078 })
  const late = fake.world.issueCode({ provider: 'dingtalk', person: 'colleague-1' })
  clock.offsetMs += 301_000
  expect(await redeem(late)).toMatchObject({ errcode: 40078 })
})

test('Feishu tells a used code from an unknown one', async () => {
  const redeem = (code: string) =>
    post('/open.feishu.cn/open-apis/authen/v2/oauth/token', {
      grant_type: 'authorization_code',
      client_id: 'cli_fakeapp',
      client_secret: secretOf('cli_fakeapp'),
      code,
    })
  const code = fake.world.issueCode({ provider: 'feishu', person: 'colleague-1' })
  expect(await redeem(code)).toMatchObject({ code: 0, expires_in: 7200 })
  expect(await redeem(code)).toMatchObject({ code: 20065 })
  expect(await redeem('none')).toMatchObject({ code: 20003 })
})

test('WeCom answers 40029 to a bad code, 40014 to a token that it revoked, and knows outsiders by openid alone', async () => {
  const tokenOf = async () => {
    const query = `corpid=wwfakecorp&corpsecret=${secretOf('wwfakecorp')}`
    return (await get(`/qyapi.weixin.qq.com/cgi-bin/gettoken?${query}`)).access_token
  }
  const redeem = async (code: string, token: unknown) =>
    get(`/qyapi.weixin.qq.com/cgi-bin/auth/getuserinfo?access_token=${String(token)}&code=${code}`)
  const token = await tokenOf()
  expect(await redeem('none', token)).toMatchObject({ errcode: 40029 })
  const outsider = fake.world.issueCode({ provider: 'wechat', person: 'outsider' })
  expect(await redeem(outsider, token)).toEqual({ errcode: 0, errmsg: 'ok', openid: 'o-outsider' })
  fake.world.revokeTokens()
  expect(await redeem('none', token)).toMatchObject({ errcode: 40014 })
})

test('WeCom delivers the same card once, none to a person whom the app may not see, and none of another agent', async () => {
  const query = `corpid=wwfakecorp&corpsecret=${secretOf('wwfakecorp')}`
  const token = (await get(`/qyapi.weixin.qq.com/cgi-bin/gettoken?${query}`)).access_token
  const card = { title: 'A', description: 'B', url: 'http://localhost/c', btntxt: 'D' }
  const send = (touser: string, agentid = 1000002) =>
    post(`/qyapi.weixin.qq.com/cgi-bin/message/send?access_token=${String(token)}`, {
      touser,
      msgtype: 'textcard',
      agentid,
      textcard: card,
      enable_duplicate_check: 1,
    })
  expect(await send('colleague-1')).toMatchObject({ errcode: 0 })
  expect(await send('colleague-1')).toMatchObject({ errcode: 0 })
  expect(await send('outsider')).toMatchObject({ errcode: 81013 })
  expect(await send('colleague-2', 7)).toMatchObject({ errcode: 40056 })
  expect(fake.world.cards).toMatchObject([{ to: 'colleague-1', title: 'A', text: 'B', url: 'http://localhost/c' }])
})

test('a sign-in page sends the chosen person back with code and state', async () => {
  const back = encodeURIComponent('http://localhost:9000/integration/loginqywx')
  const response = await fetch(
    `${fake.url}/open.weixin.qq.com/connect/oauth2/authorize?appid=wwfakecorp&redirect_uri=${back}&state=abc&person=colleague-2`,
    { redirect: 'manual' },
  )
  const target = new URL(response.headers.get('location') ?? '')
  expect(target.searchParams.get('state')).toBe('abc')
  expect(target.searchParams.get('code')).toMatch(/^\w{32}$/)
})

async function post(path: string, body: object) {
  const headers = { 'content-type': 'application/json' }
  return read(await fetch(fake.url + path, { method: 'POST', headers, body: JSON.stringify(body) }))
}

async function get(path: string) {
  return read(await fetch(fake.url + path))
}

async function read(response: Response): Promise<Record<string, unknown>> {
  return Object(await response.json())
}
