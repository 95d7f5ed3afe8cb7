import { call, currentHost, endStepUp, keepBindCookies } from '@atrium/shared-utility'
import { Problem, type CallName, type CallOutput, type MessengerType } from '@atrium/shared-utility/contract'
import { bindPath, entranceOf, messengerEntrances, withSpace } from '@atrium/shared-utility/model'
import { enter } from '../enter.ts'
import { keepThirdBindUrl } from '../third-bind-url.ts'
import type { Arrival } from './arrival.ts'
import { BridgeFailed } from './bridge-limit.ts'
import { dingtalkCode } from './dingtalk-bridge.ts'
import type { Failure } from './failure.ts'
import { feishuCode } from './feishu-bridge.ts'

/** Where it leads: a page of the portal, the messenger's own page, or no further. */
export type Outcome =
  | { do: 'go'; url: string }
  | { do: 'leave'; url: string }
  | { do: 'fail'; failure: Failure }
  /** A person proved again who they are, for another page: this one is of no more use. */
  | { do: 'end' }

type Visit = { type: MessengerType; enterId: string }
type Code = { code: string; state?: string }

/** One arrival at an integration page: with a messenger's answer it is exchanged, without one it is asked for. */
export async function comeIn(type: MessengerType, arrival: Arrival): Promise<Outcome> {
  const { enterId, answer } = arrival
  if (arrival.isRefused) return fail({ kind: 'cancelled' })
  if (enterId === null) return fail({ kind: 'enterpriseUnknown' })
  try {
    return answer ? await signInWith({ type, enterId }, answer) : await ask({ type, enterId }, arrival)
  } catch (error) {
    return failedBy(error)
  }
}

/** The bridge of the messenger around the page where there is one, else the messenger's page. */
async function ask(visit: Visit, { url, isByPage }: Arrival): Promise<Outcome> {
  if (isByPage) return leave(visit)
  keepThirdBindUrl(url)
  const isInside = isInsideOf(visit.type)
  if (isInside && visit.type === 'dingtalk') return askDingtalk(visit)
  if (isInside && visit.type === 'feishu') return askFeishu(visit)
  return leave(visit)
}

async function askDingtalk(visit: Visit) {
  const { corpId, appId } = await call('getMessengerApp', visit)
  if (!corpId || !appId) return fail({ kind: 'notConfigured' })
  try {
    return await signInWith(visit, { code: await dingtalkCode({ corpId, appId }) })
  } catch (error) {
    return byPage(error, visit)
  }
}

async function askFeishu(visit: Visit) {
  const [{ appId }, { state }] = await Promise.all([call('getMessengerApp', visit), connect(visit, 'app')])
  if (!appId) return fail({ kind: 'notConfigured' })
  try {
    return await signInWith(visit, { code: await feishuCode({ appId, state }), state })
  } catch (error) {
    return byPage(error, visit)
  }
}

/** Specification 8: where the bridge fails, the integration page is opened once more and asks the messenger's page. */
function byPage(error: unknown, { type, enterId }: Visit): Outcome {
  const isRefusal = error instanceof Problem && error.code === 'messengerRefused' && type === 'feishu'
  const hasOtherMethod = error instanceof BridgeFailed && !error.isCancelled
  if (!isRefusal && !hasOtherMethod) throw error
  return { do: 'go', url: `${withSpace(messengerEntrances[type], enterId)}?by=page` }
}

async function leave(visit: Visit): Promise<Outcome> {
  // Inside of WeCom there is a page without a QR code; a state of the others' bridges is good for no page.
  const isApp = visit.type === 'wechat' && isInsideOf(visit.type)
  const { enabled, authorizeUrl } = await connect(visit, isApp ? 'app' : 'browser')
  return enabled ? { do: 'leave', url: authorizeUrl } : fail({ kind: 'notConfigured' })
}

function connect(visit: Visit, from: 'app' | 'browser') {
  return call('getMessengerConnect', { ...visit, from })
}

const signIns = {
  dingtalk: 'signInDingtalk',
  feishu: 'signInFeishu',
  wechat: 'signInWecom',
} as const satisfies Record<MessengerType, CallName>

async function signInWith(visit: Visit, { code, state }: Code): Promise<Outcome> {
  const { appId = '' } = await call('getMessengerApp', visit)
  const result = await call(signIns[visit.type], { code, state, appId, enterId: visit.enterId })
  if (result.status === 1) return { do: 'go', url: await enter(result) }
  if (result.status === 2) return steppedUp()
  keepBindInfo(result)
  return { do: 'go', url: withSpace(bindPath, visit.enterId) }
}

async function steppedUp(): Promise<Outcome> {
  const url = await endStepUp()
  return url === null ? { do: 'end' } : { do: 'go', url }
}

/** For display alone, kept for days only where the messenger is the person's own. */
function keepBindInfo({ status: _status, ...bind }: Extract<CallOutput<'signInDingtalk'>, { status: 0 }>) {
  keepBindCookies(bind, { persistent: isInsideOf(bind.type) })
}

function isInsideOf(type: MessengerType) {
  return entranceOf(currentHost()) === messengerEntrances[type]
}

function failedBy(error: unknown): Outcome {
  if (error instanceof BridgeFailed && error.isCancelled) return fail({ kind: 'cancelled' })
  const problem = error instanceof Problem ? error : new Problem('internal', {}, { cause: error })
  return fail(problem.code === 'messengerNotConfigured' ? { kind: 'notConfigured' } : { kind: 'problem', problem })
}

function fail(failure: Failure): Outcome {
  return { do: 'fail', failure }
}
