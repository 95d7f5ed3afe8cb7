import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { CallInput, CallOutput } from '@atrium/shared-utility/contract'
import { must } from '../../../foundation/process/error/must.ts'

export const portal = { origin: 'http://localhost', rpId: 'localhost' }

type RelyingParty = { origin?: string; rpId?: string }
type Answering = RelyingParty & { isPersonVerified?: boolean; userHandle?: string }

/** The security key of a test: it signs what a browser would have it sign (W3C Web Authentication, 6.1 and 6.5). */
export function newAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0
  return { make, answer, setCounter: (to: number) => (counter = to) }

  function make(
    { challenge }: CallOutput<'beginPasskey'>,
    place: RelyingParty = {},
  ): CallInput<'addPasskey'>['credential'] {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    )
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
    const authData = Buffer.concat([authenticatorData(0x45, place), attested])
    const attestation = isoCBOR.encode(
      new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]),
    )
    return credential({
      clientDataJSON: clientData({ type: 'webauthn.create', challenge, place }).toString('base64url'),
      attestationObject: Buffer.from(attestation).toString('base64url'),
    })
  }

  function answer(
    { challenge }: { challenge: string },
    { isPersonVerified = true, userHandle = '', ...place }: Answering = {},
  ) {
    counter += 1
    const authData = authenticatorData(isPersonVerified ? 0x05 : 0x01, place)
    const data = clientData({ type: 'webauthn.get', challenge, place })
    const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey)
    return credential({
      clientDataJSON: data.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle,
    })
  }

  function credential<T>(response: T) {
    const text = id.toString('base64url')
    return { id: text, rawId: text, type: 'public-key' as const, response }
  }

  function authenticatorData(flags: number, { rpId = portal.rpId }: RelyingParty) {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([flags]), count])
  }
}

export type Authenticator = ReturnType<typeof newAuthenticator>

function clientData({ type, challenge, place }: { type: string; challenge: string; place: RelyingParty }) {
  const { origin = portal.origin } = place
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

function sha256(bytes: Buffer) {
  return createHash('sha256').update(bytes).digest()
}

/** One of a person's passkeys, by its name. */
export function named({ passkeys }: CallOutput<'listPasskeys'>, name: string) {
  return must(
    passkeys.find((one) => one.name === name),
    name,
  )
}
