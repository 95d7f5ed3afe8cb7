import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { password, startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('a browser without a chosen language takes on the person’s own when they sign in', async () => {
  const { loginId } = await readsEnglish()
  const elsewhere = server.client()
  const { session } = await elsewhere.call('signIn', { loginId, password }, inChinese)
  expect(session?.lang).toBe('en-US')
  expect(elsewhere.cookies.get('lang')).toBe('en-US')
  expect(await elsewhere.call('getLoginStatus', {}, inChinese)).toMatchObject({ lang: 'en-US' })
})

test('a language that was chosen in the browser holds', async () => {
  const { loginId } = await readsEnglish()
  const elsewhere = server.client()
  elsewhere.cookies.set('lang', 'zh-CN')
  const { session } = await elsewhere.call('signIn', { loginId, password })
  expect(session?.lang).toBe('zh-CN')
  expect(elsewhere.cookies.get('lang')).toBe('zh-CN')
})

test('a person without a chosen language reads what their browser asks for, and it is not taken for a choice', async () => {
  const { loginId } = await server.given.person()
  const browser = server.client()
  const { session } = await browser.call('signIn', { loginId, password }, inChinese)
  expect(session?.lang).toBe('zh-CN')
  expect(browser.cookies.has('lang')).toBe(false)
})

test('only a language that the portal speaks is kept', async () => {
  const here = await server.given.signedIn()
  expect((await here.tryCall('updateOwnLanguage', { lang: 'tlh' })).error).toBe('invalidInput')
})

const inChinese = { headers: { 'accept-language': 'zh-CN' } }

async function readsEnglish() {
  const here = await server.given.signedIn()
  await here.call('updateOwnLanguage', { lang: 'en-US' })
  return here.person
}
