import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { makePortalFolder } from '../../../test/portal-fixture.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

let portal: Awaited<ReturnType<typeof makePortalFolder>>
let server: TestServer
beforeAll(async () => {
  portal = await makePortalFolder()
  server = await startTestServer({ repositoryFolder: portal.folder })
})
afterAll(async () => {
  await server.close()
  await portal.remove()
})

const script = '/assets/boot/host.h.js'

test.each([
  ['WeChat', 'Mozilla/5.0 (iPhone) MicroMessenger/8.0.49(0x18003137) NetType/WIFI'],
  ['WeCom', 'Mozilla/5.0 (iPhone) wxwork/4.1.30 MicroMessenger/7.0.1'],
  ['DingTalk', 'Mozilla/5.0 (iPhone) AliApp(DingTalk/7.8.1) com.laiwang.DingTalk/46766536'],
  ['Alipay', 'Mozilla/5.0 (iPhone) AlipayClient/10.3.0'],
])('in %s the page asks, before anything else, whether it is in a mini program', async (...[, agent]) => {
  const html = await page(agent)
  const scripts = [...html.matchAll(/<script defer src="([^"]*)"/g)].map(([, url]) => url)
  expect(scripts).toEqual([script, '/assets/boot/core.c.js', '/assets/boot/loader.l.js'])
})

test.each([
  ['a browser', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/126.0.0.0 Safari/537.36'],
  ['Feishu', 'Mozilla/5.0 (iPhone) Lark/7.62.12 LarkLocale/zh_CN'],
  ['a mini program whose agent says so', 'Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0.49 miniProgram/wx1'],
])('in %s it does not', async (...[, agent]) => {
  expect(await page(agent)).not.toContain(script)
})

async function page(agent: string) {
  const { body } = await server.client().fetch('/home/login', { headers: { accept: 'text/html', 'user-agent': agent } })
  return String(body)
}

test('V13: what watches over the files comes before all of them, and no style sheet holds the splash back', async () => {
  const html = await page('Mozilla/5.0')
  const parts = ['atriumFatal', '<link rel="preload"', '<template id="atrium-fatal">', '<link rel="stylesheet"']
  const places = parts.map((part) => html.indexOf(part))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})
