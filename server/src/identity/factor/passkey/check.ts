import { Problem, type AuditReason, type CallParsed } from '@atrium/shared-utility/contract'
import { tellAttempt } from '../../../foundation/call/audit/tell-attempt.ts'
import { sessionOf, type Context } from '../../../foundation/call/context/context.ts'
import type { Row } from '../../../foundation/db/schema.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { lockOwn } from '../../session/lock-account.ts'
import { noteStepUp } from '../../session/note-step-up.ts'
import { rotateSession } from '../../session/rotate.ts'
import { trustDevice } from '../two-step/trusted-device.ts'
import { descriptorsOf } from './add.ts'
import { newChallenge } from './challenge.ts'
import { advance, findOwn, listOwn, takeChallenge } from './queries.ts'
import { relyingPartyOf, type RelyingParty } from '../../people/person/relying-party.ts'

export async function beginPasskeyCheck(_input: CallParsed<'beginPasskeyCheck'>, context: Context) {
  const { id: rpId } = relyingPartyOf(context.config)
  const passkeys = await listOwn(context.db, sessionOf(context).userId)
  return {
    ...(await newChallenge('check', context)),
    rpId,
    allowCredentials: descriptorsOf(passkeys),
    userVerification: 'preferred' as const,
  }
}

export async function checkPasskey(input: CallParsed<'checkPasskey'>, context: Context) {
  const { now, config, services } = context
  const party = relyingPartyOf(config)
  // In a transaction of its own: the challenge is spent, whatever comes of it.
  const refusal = await services.tx(platform, (db) =>
    findRefusal(input.credential, { party, context: { ...context, db } }),
  )
  if (refusal !== null) return refuse(refusal, context)
  await lockOwn(context)
  // Removed while it was verified.
  const { userId } = sessionOf(context)
  if ((await findOwn(context.db, { userId, credentialId: input.credential.id })) === undefined)
    return refuse('unknownPasskey', context)
  await rotateSession(context, { method: 'passkey', now })
  if (input.trustDevice) await trustDevice('passkey', context)
  await noteStepUp('passkey', context)
  return {}
}

type Credential = CallParsed<'checkPasskey'>['credential']
type Facts = { party: RelyingParty; context: Context }

/** Null when the passkey is this person's and has signed this session's challenge. */
async function findRefusal(credential: Credential, { party, context }: Facts) {
  const { db, now } = context
  const { id: sessionId, userId } = sessionOf(context)
  const challenge = await takeChallenge(db, { sessionId, purpose: 'check', now })
  const passkey = await findOwn(db, { userId, credentialId: credential.id })
  if (challenge === null) return 'challenge'
  if (passkey === undefined) return 'unknownPasskey'
  const counter = await counterOf(credential, { challenge, passkey, party, isPersonVerified: false })
  if (counter === null) return 'signature'
  return (await advance(db, { id: passkey.id, counter, now })) ? null : 'counter'
}

type Expected = {
  challenge: string
  passkey: Row<'passkey'>
  party: RelyingParty
  /** True where the device must have asked for a finger, a face or its number. */
  isPersonVerified: boolean
}

/** Null when the answer is not to this challenge, not for this portal, or not signed by this passkey. */
export async function counterOf(credential: Credential, { challenge, passkey, party, isPersonVerified }: Expected) {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: isPersonVerified,
      // The counter is compared where it is written, in one statement.
      credential: { id: passkey.credential_id, publicKey: new Uint8Array(passkey.public_key), counter: 0 },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    // It throws for whatever is wrong with the answer; the caller is not told which fault it was.
    return null
  }
}

function refuse(reason: AuditReason, context: Context): never {
  const target = { targetKind: 'user', targetId: sessionOf(context).userId, entId: null } as const
  context.afterRefusal(() => tellAttempt({ action: 'checkPasskey', ...target, reason }, context))
  throw new Problem('passkeyRefused')
}
