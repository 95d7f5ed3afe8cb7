import { newToken } from '../../../foundation/process/secrets/new-token.ts'
import { Problem, type AuditReason, type CallParsed } from '@atrium/shared-utility/contract'
import { z } from 'zod'
import { spendOnce } from '../../captcha/queries.ts'
import type { Context } from '../../../foundation/call/context/context.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { networksOf } from '../../../foundation/call/http/network.ts'
import { recordOrRefuse } from '../../../foundation/call/limit/record-attempt.ts'
import { lockEntrant } from '../../session/lock-account.ts'
import { noteRefusal } from '../../session/refusal.ts'
import { enter } from '../../session/start-session.ts'
import { forgiveAttempt } from '../../../foundation/call/limit/end-attempt-query.ts'
import type { Limit } from '../../../foundation/call/limit/throttle-query.ts'
import { challengeMs } from './challenge.ts'
import { counterOf } from './check.ts'
import { endOf, openChallenge } from './open-challenge.ts'
import { advance, findAny } from './queries.ts'
import { relyingPartyOf } from '../../people/person/relying-party.ts'

/** The options name no person: the browser offers whatever it has for this portal. */
export async function beginPasskeySignIn(_input: CallParsed<'beginPasskeySignIn'>, context: Context) {
  const { id: rpId } = relyingPartyOf(context.config)
  const browser = context.cookies.presessionToken ?? newToken()
  const challenge = openChallenge(browser, context)
  context.cookies.setPresession(browser)
  return { challenge, timeout: challengeMs, rpId, allowCredentials: [], userVerification: 'required' as const }
}

/** Device and finger, or device and number: two steps in one, so the session begins verified. */
export async function signInByPasskey({ credential, remember }: CallParsed<'signInByPasskey'>, context: Context) {
  const { own, around } = networksOf(context.visitor.ip)
  const limits: Limit[] = [
    { kind: 'ip', subject: own },
    { kind: 'network', subject: around },
  ]
  await recordOrRefuse(limits, context)
  const userId = await provePasskey(credential, context)
  await lockEntrant(userId, context)
  // Removed while it was verified.
  if ((await findAny(context.db, credential.id))?.user_id !== userId)
    return refuse({ userId, reason: 'unknownPasskey' }, context)
  await forgiveAttempt(context.db, limits)
  return enter({ userId, method: 'passkey', remember, isVerified: true }, context)
}

type Credential = CallParsed<'signInByPasskey'>['credential']

/** In transactions of its own: the challenge is spent and the counter goes up, even if the sign-in is refused later. */
async function provePasskey(credential: Credential, context: Context) {
  const { config, services, now } = context
  const party = relyingPartyOf(config)
  const challenge = await spend(credential, context)
  if (challenge === null) return refuse({ userId: null, reason: 'challenge' }, context)
  const passkey = await services.tx(platform, (db) => findAny(db, credential.id))
  const owner = Buffer.from(credential.response.userHandle, 'base64url').toString()
  if (passkey === undefined || passkey.user_id !== owner)
    return refuse({ userId: null, reason: 'unknownPasskey' }, context)
  const userId = passkey.user_id
  const counter = await counterOf(credential, { challenge, passkey, party, isPersonVerified: true })
  if (counter === null) return refuse({ userId, reason: 'signature' }, context)
  const hasAdvanced = await services.tx(platform, (db) => advance(db, { id: passkey.id, counter, now }))
  return hasAdvanced ? userId : refuse({ userId, reason: 'counter' }, context)
}

/** The challenge that was answered, once of any number at the same time; null when it is not this browser's. */
async function spend(credential: Credential, context: Context) {
  const browser = context.cookies.presessionToken
  const challenge = challengeIn(credential)
  const until = browser === null || challenge === null ? null : endOf(challenge, browser, context)
  if (challenge === null || until === null) return null
  const isFirst = await context.services.tx(platform, (db) => spendOnce(db, { code: challenge, until }))
  return isFirst ? challenge : null
}

const clientData = z.object({ challenge: z.string() })

function challengeIn({ response }: Credential) {
  try {
    return clientData.parse(JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString())).challenge
  } catch {
    return null // What no browser writes has no challenge that could be ours.
  }
}

function refuse({ userId, reason }: { userId: string | null; reason: AuditReason }, context: Context): never {
  noteRefusal({ userId, method: 'passkey', reason }, context)
  throw new Problem('passkeyRefused')
}
