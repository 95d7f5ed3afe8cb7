import { newToken } from '../../foundation/process/secrets/new-token.ts'
import type { Context } from '../../foundation/call/context/context.ts'
import { rememberDevice } from './known-device-query.ts'

type Kept = { userId: string; isProven: boolean }

/**
 * Makes this browser one that the person is seen to use. It is known for their own, with attempts of its own, only where
 * they proved themself in it. Answers what names it.
 */
export async function keepDevice({ userId, isProven }: Kept, { db, now, cookies, visitor }: Context) {
  const token = cookies.deviceToken ?? newToken()
  await rememberDevice(db, { userId, token, isProven, userAgent: visitor.userAgent, now })
  cookies.setDevice(token)
  return token
}
