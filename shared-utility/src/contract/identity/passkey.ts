import { z } from 'zod'
import { closedSpaceCodes } from '../foundation/closed-space.ts'
import { defineCalls } from '../foundation/call.ts'
import { done, flag, id, instant, nothing, text } from '../foundation/fields.ts'
import { signedIn } from './session.ts'

/** Bytes as base64url, as WebAuthn's own JSON has them (W3C Web Authentication, level 3, 5.1.8 to 5.1.10). */
const bytes = z.string().max(8192)
/** The id of a passkey, as its authenticator made it. */
const credentialId = z.string().regex(/^[\w-]{16,1400}$/)
const transports = z.array(z.string().max(32)).max(10)
const known = z.array(z.object({ id: credentialId, type: z.literal('public-key'), transports: transports.optional() }))
const userVerification = z.enum(['required', 'preferred', 'discouraged'])

/** What a browser says of a passkey that it has made. Fields that are not named here are not needed. */
const registration = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({ clientDataJSON: bytes, attestationObject: bytes, transports: transports.optional() }),
})
/** What a browser answers to a challenge. */
const assertion = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
})

/** The same for a passkey that names its person by itself. */
const namingAssertion = assertion.extend({ response: assertion.shape.response.extend({ userHandle: bytes.min(1) }) })

const base = '/sapi/user/twostep/webauthn'
const name = text(1, 64)

export const passkeyCalls = defineCalls({
  beginPasskeySignIn: {
    title: ['开始通行密钥登录', 'Start to sign in with a passkey'],
    summary:
      'What the browser needs to sign in by a passkey. The challenge is good once, for five minutes, in this browser.',
    stepUpReason: 'a question to the browser',
    method: 'POST',
    path: '/sapi/user/passkey/options',
    access: { who: 'public', while: ['maintenance'] },
    space: 'optional',
    input: nothing,
    output: z.object({
      challenge: bytes,
      rpId: z.string(),
      timeout: z.int(),
      allowCredentials: known,
      userVerification,
    }),
    problems: ['passkeyNotOffered'],
  },
  signInByPasskey: {
    title: ['通行密钥登录', 'Sign in with a passkey'],
    summary: 'Signs in the person with the passkey, if its device has verified them, and starts a verified session.',
    stepUpReason: 'goes by the passkey; the session of before is left',
    method: 'POST',
    path: '/sapi/user/passkey/login',
    access: { who: 'public', while: ['maintenance'] },
    space: 'optional',
    encoding: 'json',
    input: z.strictObject({ credential: namingAssertion, remember: flag.default(false) }),
    output: signedIn,
    problems: [
      'passkeyNotOffered',
      'passkeyRefused',
      'tooManyAttempts',
      'badCredentials',
      'spaceDenied',
      'membershipSuspended',
      'membershipEnded',
      ...closedSpaceCodes,
    ],
  },
  listPasskeys: {
    title: ['查看自己的通行密钥', 'View own passkeys'],
    summary: 'One’s own passkeys. They can be added where the portal has an address of its own.',
    method: 'GET',
    path: base,
    access: { who: 'session', needs: { account: true }, while: ['twoStepDue'] },
    space: 'optional',
    input: nothing,
    output: z.object({
      /** False where ATRIUM_BASE_URL is not set: a passkey is bound to one address. */
      isOffered: z.boolean(),
      passkeys: z.array(z.object({ id, name: z.string(), createdAt: instant, lastUsedAt: instant.nullable() })),
    }),
  },
  beginPasskey: {
    title: ['开始添加通行密钥', 'Start to add a passkey'],
    summary: 'What the browser needs to make a passkey. The challenge is good once, for five minutes, in this session.',
    stepUpReason: 'a passkey signs in by itself',
    method: 'POST',
    path: `${base}/register/options`,
    access: { who: 'session', needs: { account: true, stepUp: true }, while: ['twoStepDue'] },
    space: 'optional',
    input: nothing,
    output: z.object({
      challenge: bytes,
      rp: z.object({ id: z.string(), name: z.string() }),
      user: z.object({ id: bytes, name: z.string(), displayName: z.string() }),
      pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
      timeout: z.int(),
      excludeCredentials: known,
      authenticatorSelection: z.object({
        residentKey: userVerification,
        requireResidentKey: z.boolean(),
        userVerification,
      }),
      attestation: z.literal('none'),
    }),
    problems: ['twoStepRequired', 'passkeyNotOffered'],
  },
  addPasskey: {
    title: ['添加通行密钥', 'Add a passkey'],
    summary:
      'Keeps the passkey that the browser has made, under a name of one’s own. The first factor answers ten recovery codes, this once. The session is verified and its id changes.',
    stepUpReason: 'a passkey signs in by itself',
    method: 'POST',
    path: `${base}/register/verify`,
    access: { who: 'session', needs: { account: true, stepUp: true }, while: ['twoStepDue'] },
    space: 'optional',
    encoding: 'json',
    input: z.strictObject({ name, credential: registration }),
    output: z.object({ id, recoveryCodes: z.array(z.string()) }),
    problems: ['twoStepRequired', 'passkeyNotOffered', 'passkeyRefused'],
  },
  beginPasskeyCheck: {
    title: ['开始验证通行密钥', 'Start to check a passkey'],
    summary: 'What the browser needs to use a passkey. The challenge is good once, for five minutes, in this session.',
    stepUpReason: 'is part of a way of step-up',
    method: 'POST',
    path: `${base}/auth/options`,
    access: { who: 'session', while: ['twoStepDue'], session: 'operator' },
    space: 'optional',
    input: nothing,
    output: z.object({
      challenge: bytes,
      rpId: z.string(),
      timeout: z.int(),
      allowCredentials: known,
      userVerification,
    }),
    problems: ['passkeyNotOffered'],
  },
  checkPasskey: {
    title: ['验证通行密钥', 'Check a passkey'],
    summary: 'Verifies this session by a passkey. Its id changes.',
    stepUpReason: 'is a way of step-up',
    method: 'POST',
    path: `${base}/auth/verify`,
    access: { who: 'session', while: ['twoStepDue'], session: 'operator' },
    space: 'optional',
    encoding: 'json',
    input: z.strictObject({ credential: assertion, trustDevice: flag.default(false) }),
    output: done,
    problems: ['passkeyNotOffered', 'passkeyRefused'],
  },
  renamePasskey: {
    title: ['重命名通行密钥', 'Rename a passkey'],
    summary: 'Gives a passkey another name.',
    stepUpReason: 'a name and nothing else',
    method: 'PUT',
    path: `${base}/{id}`,
    access: { who: 'session', needs: { account: true } },
    space: 'optional',
    input: z.strictObject({ id, name }),
    output: done,
    problems: ['notFound'],
  },
  deletePasskey: {
    title: ['移除通行密钥', 'Remove a passkey'],
    summary: 'Removes a passkey, and ends the trust in devices; not the last factor while one is forced.',
    stepUpReason: 'leaves the account weaker, and takes a way in away',
    method: 'DELETE',
    path: `${base}/{id}`,
    access: { who: 'session', needs: { account: true, stepUp: true } },
    space: 'optional',
    input: z.strictObject({ id }),
    output: done,
    problems: ['twoStepRequired', 'factorNeeded', 'notFound'],
    doneAlready: ['notFound'],
  },
})
