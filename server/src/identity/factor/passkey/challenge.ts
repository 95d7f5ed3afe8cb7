import { newToken } from '../../../foundation/process/secrets/new-token.ts'
import { sessionOf, type Context } from '../../../foundation/call/context/context.ts'
import { keepChallenge, type Purpose } from './queries.ts'

/** For how long a challenge may be answered. */
export const challengeMs = 5 * 60_000

/** Good once, in this session, for five minutes. */
export async function newChallenge(purpose: Purpose, context: Context) {
  const challenge = newToken()
  const expiresAt = new Date(context.now.getTime() + challengeMs)
  await keepChallenge(context.db, { sessionId: sessionOf(context).id, purpose, challenge, expiresAt })
  return { challenge, timeout: challengeMs }
}
