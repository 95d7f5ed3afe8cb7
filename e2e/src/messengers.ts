import { randomBytes } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import type { MessengerType } from '@atrium/shared-utility/contract'
import { z } from 'zod'
import type { Given } from './given.ts'

/** The demo's first enterprise has an app of each messenger. */
export const messengerSpace = 'demo1'

/** Agent strings as the messengers send them. */
export const messengerAgents: Record<MessengerType, string> = {
  dingtalk:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/23E246 AliApp(DingTalk/7.8.1) com.laiwang.DingTalk/46766536 Channel/201200 language/zh-Hans-CN UT4Aplus/0.0.6 WK',
  feishu:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Lark/7.62.12 LarkLocale/zh_CN ChannelName/Feishu',
  wechat:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 wxwork/4.1.30 MicroMessenger/7.0.1 Language/zh ColorScheme/Light',
}

/** A new person whom only the fake messengers know. */
export async function newColleague(given: Given) {
  const fake = await fakeProviders(given)
  const id = `colleague-${randomBytes(4).toString('hex')}`
  await fake('people', { id, name: id })
  return {
    name: id,
    code: async (provider: MessengerType) => answered.parse(await fake('codes', { provider, person: id })).code,
  }
}

const answered = z.object({ code: z.string() })

/** The address of the fake is where the portal sends people for a code. */
async function fakeProviders(given: Given) {
  const asked = { type: 'dingtalk', enterId: messengerSpace, from: 'browser' } as const
  const { authorizeUrl } = await given.client().call('getMessengerConnect', asked)
  const { origin } = new URL(authorizeUrl)
  return async (what: 'people' | 'codes', body: object): Promise<unknown> => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(`${origin}/control/${what}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`The fake messengers refused ${what}: ${response.status}`)
    return response.json()
  }
}

/**
 * Puts what the messenger's client puts there into every page: DingTalk's bridge itself, or what Feishu's client answers
 * to the script that the page loads from the fake Feishu. It answers with this code.
 */
export async function injectBridge(context: BrowserContext, type: 'dingtalk' | 'feishu', code: string) {
  await context.addInitScript(type === 'dingtalk' ? dingtalkBridge : feishuClient, code)
}

/** Runs in the page: what DingTalk's client offers on iOS. */
function dingtalkBridge(code: string) {
  const callHandler = (_name: string, _input: object, reply: (answer: object) => void) =>
    reply({ errorCode: '0', result: { code } })
  Object.assign(window, {
    WebViewJavascriptBridge: { init: () => undefined, registerHandler: () => undefined, callHandler },
  })
}

/** Runs in the page. */
function feishuClient(code: string) {
  Object.assign(window, { feishuClient: { code } })
}
