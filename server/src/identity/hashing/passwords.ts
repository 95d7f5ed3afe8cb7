import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Hashing } from './hashing.ts'
import type { Turn } from './turns.ts'
import { must } from '../../foundation/process/error/must.ts'
import type { HashCosts } from './derivation.ts'

/** Hashing waits for its turn, and throws overloaded where too many wait already. */
type Passwords = {
  /** The costs of new hashes, those of recovery codes, too. */
  costs: HashCosts
  /** Answers the PHC string to store. */
  hash(password: string, turn: Turn): Promise<string>
  /** False for a wrong password and, in the same time, for no stored hash at all. */
  verify(password: string, stored: string | null, turn: Turn): Promise<boolean>
  /** True for a hash of other costs than today's: the caller that has the password at hand stores it anew. */
  isOutdated(stored: string): boolean
}

/** OWASP's minimum for argon2id; raise it and older hashes still verify, for each names its own costs. */
export const passwordCosts: HashCosts = { memoryKib: 19_456, passes: 2, lanes: 1 }
const saltBytes = 16
const hashBytes = 32
const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/** Hashes are made at these costs, and verified at those that they name. */
export function createPasswords(hashing: Hashing, costs = passwordCosts): Passwords {
  const head = `$argon2id$v=19$m=${costs.memoryKib},t=${costs.passes},p=${costs.lanes}`
  const written = (salt: Buffer, tag: Buffer) => `${head}$${unpadded(salt)}$${unpadded(tag)}`
  // An unknown account's password is verified against this hash, so that its refusal takes as long as that of a wrong
  // password. No password has this tag.
  const decoy = written(randomBytes(saltBytes), randomBytes(hashBytes))
  return {
    costs,
    async hash(password, turn) {
      const salt = randomBytes(saltBytes)
      const [tag] = await hashing.derive({ messages: [bytesOf(password)], salt, costs, length: hashBytes }, turn)
      return written(salt, must(tag, 'the tag of a password'))
    },
    async verify(password, stored, turn) {
      const { expected, ...rest } = readPhc(stored ?? decoy)
      const [found] = await hashing.derive({ messages: [bytesOf(password)], ...rest }, turn)
      return timingSafeEqual(must(found, 'the tag of a password'), expected) && stored !== null
    },
    isOutdated: (stored) => !stored.startsWith(`${head}$`),
  }
}

function readPhc(stored: string) {
  const [, memoryKib, passes, lanes, salt = '', tag = ''] = phc.exec(stored) ?? []
  if (tag === '') throw new Error('a stored password hash is not an argon2id PHC string')
  const expected = Buffer.from(tag, 'base64')
  const costs = { memoryKib: Number(memoryKib), passes: Number(passes), lanes: Number(lanes) }
  return { salt: Buffer.from(salt, 'base64'), costs, length: expected.length, expected }
}

function bytesOf(password: string) {
  return Buffer.from(password, 'utf8')
}

function unpadded(bytes: Buffer) {
  return bytes.toString('base64').replaceAll('=', '')
}

declare module '../../foundation/call/context/services.ts' {
  interface Services {
    passwords: Passwords
  }
}
