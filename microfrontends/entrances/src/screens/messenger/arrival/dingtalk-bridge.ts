import { z } from 'zod'
import { BridgeFailed, withinLimit } from './bridge-limit.ts'

type App = { corpId: string; appId: string }

/** Asks DingTalk for a code, as its newer clients offer it, else as the older ones do. */
export async function dingtalkCode({ corpId, appId }: App) {
  const bridge = await import('./dingtalk-sdk.ts')
  try {
    return await ask(bridge.requestAuthCode({ corpId, clientId: appId }))
  } catch (error) {
    if (error instanceof BridgeFailed && error.isCancelled) throw error
    return ask(bridge.requestAuthCodeOfOlder({ corpId }))
  }
}

const answered = z.object({ code: z.string().min(1) })
const refused = z.object({ errorCode: z.union([z.string(), z.number()]) })
// The provider's number for "the person said no".
const cancelled = '-1'

async function ask(request: Promise<unknown>) {
  try {
    return answered.parse(await withinLimit(request)).code
  } catch (cause) {
    if (cause instanceof BridgeFailed) throw cause
    const isCancelled = String(refused.safeParse(cause).data?.errorCode) === cancelled
    throw new BridgeFailed('DingTalk gave no code', { isCancelled, cause })
  }
}
