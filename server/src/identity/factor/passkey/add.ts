import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, type Context } from '../../../foundation/call/context/context.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { lockOwn } from '../../session/lock-account.ts'
import { selectLoginId } from '../two-step/totp-query.ts'
import { finishEnrolment, freshForFirst, refuseUnproven } from '../two-step/change-factors.ts'
import { newChallenge } from './challenge.ts'
import { insertPasskey, listOwn, takeChallenge } from './queries.ts'
import { relyingPartyOf, type RelyingParty } from '../../people/person/relying-party.ts'

const es256 = -7
const rs256 = -257

export async function beginPasskey(_input: CallParsed<'beginPasskey'>, context: Context) {
  const { db, config } = context
  const { userId } = sessionOf(context)
  refuseUnproven(context)
  const { id, name } = relyingPartyOf(config)
  const loginId = await selectLoginId(db, userId)
  return {
    ...(await newChallenge('add', context)),
    rp: { id, name },
    user: { id: Buffer.from(userId).toString('base64url'), name: loginId, displayName: loginId },
    pubKeyCredParams: [es256, rs256].map((alg) => ({ alg, type: 'public-key' as const })),
    excludeCredentials: descriptorsOf(await listOwn(db, userId)),
    authenticatorSelection: {
      residentKey: 'preferred' as const,
      requireResidentKey: false,
      userVerification: 'preferred' as const,
    },
    attestation: 'none' as const,
  }
}

/** How a browser is told of passkeys that it may have. */
export function descriptorsOf(passkeys: { credential_id: string; transports: string[] }[]) {
  return passkeys.map(({ credential_id: id, transports }) => ({ id, type: 'public-key' as const, transports }))
}

export async function addPasskey({ name, credential }: CallParsed<'addPasskey'>, context: Context) {
  const { db, now, config, newId, services } = context
  const { id: sessionId, userId } = sessionOf(context)
  refuseUnproven(context)
  const party = relyingPartyOf(config)
  // Stays spent even when the rest is refused: a challenge is tried once.
  const challenge = await services.tx(platform, (own) => takeChallenge(own, { sessionId, purpose: 'add', now }))
  if (challenge === null) throw new Problem('passkeyRefused')
  const made = await verified(credential, { challenge, party })
  const fresh = await freshForFirst(context)
  const id = newId()
  await lockOwn(context)
  const isNew = await insertPasskey(db, { ...made, id, userId, name, now })
  if (!isNew) throw new Problem('passkeyRefused')
  const { recoveryCodes } = await finishEnrolment({ kind: 'passkey', fresh }, context)
  await recordAct(context, { action: 'addPasskey', targetKind: 'user', targetId: userId, entId: null, diff: { name } })
  return { id, recoveryCodes }
}

type Credential = CallParsed<'addPasskey'>['credential']

async function verified(credential: Credential, { challenge, party }: { challenge: string; party: RelyingParty }) {
  // Its parsers of certificates are large, and few sessions ever need them.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const result = await verifyRegistrationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
    supportedAlgorithmIDs: [es256, rs256],
  }).catch((error: unknown) => {
    throw new Problem('passkeyRefused', {}, { cause: error })
  })
  if (!result.verified) throw new Problem('passkeyRefused')
  const { id, publicKey, counter } = result.registrationInfo.credential
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey),
    counter,
    transports: credential.response.transports ?? [],
  }
}
