import { newToken } from './new-token.ts'
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  sign,
  timingSafeEqual,
  type KeyObject,
} from 'node:crypto'
import { link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { errorCode } from '../error/error-code.ts'
import { StartRefused } from '../error/start-refused.ts'
import { z } from 'zod'

/**
 * Secrets that only this installation knows: made on the first run, in `<data>/secrets.json`, readable by its owner
 * alone.
 */
export type Secrets = {
  /** Encrypts what must be read again, such as an initial password. */
  seal(plain: string): string
  open(sealed: string): string
  /** The token that a page must send back with every change, derived from the session's id. */
  csrfToken(sessionId: string): string
  /** A keyed digest, for values that could be guessed from a plain one: telephone numbers, short codes. */
  mac(text: string): string
  signer: Signer
}

export type Signer = { kid: string; publicKey: string; sign(text: string): string }

export async function loadSecrets(dataFolder: string): Promise<Secrets> {
  const file = path.join(dataFolder, 'secrets.json')
  const stored = (await read(file)) ?? (await create(file))
  const sealKey = Buffer.from(stored.sealKey, 'base64url')
  const csrfKey = Buffer.from(stored.csrfKey, 'base64url')
  const macKey = createHmac('sha256', sealKey).update('mac').digest()
  return {
    seal: (plain) => seal(plain, sealKey),
    open: (sealed) => open(sealed, sealKey),
    csrfToken: (sessionId) => createHmac('sha256', csrfKey).update(sessionId).digest('base64url'),
    mac: (text) => createHmac('sha256', macKey).update(text).digest('base64url'),
    signer: createSigner(createPrivateKey(stored.signingKey)),
  }
}

export function sameText(one: string, other: string) {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const storedSecrets = z.object({
  sealKey: z.base64url().length(43),
  csrfKey: z.base64url().length(43),
  signingKey: z.string().refine(isPrivateKey),
})

function isPrivateKey(pem: string) {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'ed25519'
  } catch {
    return false
  }
}

async function read(file: string) {
  const text = await readFile(file, 'utf8').catch((error: unknown) => nothingThere(error, file))
  if (text === null) return null
  const { mode } = await stat(file)
  if (process.platform !== 'win32' && (mode & 0o077) !== 0)
    throw new StartRefused(`${file} can be read by other accounts. Make it private (chmod 600) and start again.`)
  const parsed = storedSecrets.safeParse(jsonOf(text))
  if (!parsed.success)
    throw new StartRefused(
      `${file} is not what this server wrote. Put the right one back from a backup; without it everybody has to sign in again.`,
    )
  return parsed.data
}

// Only a missing file may lead to new secrets.
function nothingThere(error: unknown, file: string) {
  if (errorCode(error) === 'ENOENT') return null
  if (errorCode(error) === 'EISDIR') throw new StartRefused(`${file} is a folder. Move it away and start again.`)
  throw error
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null // The file is empty, cut short, or something else: told in a sentence.
  }
}

// Written aside and linked into place: processes that start together all end up with the same secrets.
async function create(file: string) {
  await mkdir(path.dirname(file), { recursive: true })
  const { privateKey } = generateKeyPairSync('ed25519')
  const fresh = {
    sealKey: newToken(),
    csrfKey: newToken(),
    signingKey: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  }
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, JSON.stringify(fresh, null, 2), { mode: 0o600 })
  await link(draft, file).catch(() => {}) // Lost the race: the other's file is read below.
  await rm(draft, { force: true })
  const stored = await read(file)
  if (stored === null) throw new StartRefused(`${file} could not be written.`)
  return stored
}

function createSigner(key: KeyObject): Signer {
  const { x: publicKey = '' } = createPublicKey(key).export({ format: 'jwk' })
  return {
    kid: publicKey.slice(0, 8),
    publicKey,
    sign: (text) => sign(null, Buffer.from(text), key).toString('base64url'),
  }
}

function seal(plain: string, key: Buffer) {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  return Buffer.concat([nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

function open(sealed: string, key: Buffer) {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(-16))
  return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8')
}
