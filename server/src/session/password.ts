import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

export type Passwords = {
  /** Answers the PHC string to store. */
  hash(password: string): Promise<string>
  /** False for a wrong password and, in the same time, for no stored hash at all. */
  verify(password: string, stored: string | null): Promise<boolean>
  /** True for a hash of other costs than today's: whoever has the password at hand stores it anew. */
  isOutdated(stored: string): boolean
}

export type PasswordCosts = { memoryKib: number; passes: number; lanes: number }

/** OWASP's minimum for argon2id; raise it and older hashes still verify, for each names its own costs. */
export const passwordCosts: PasswordCosts = { memoryKib: 19_456, passes: 2, lanes: 1 }
const saltBytes = 16
const hashBytes = 32
const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/** Hashes are made at these costs, and verified at those that they name. */
export function createPasswords(costs = passwordCosts): Passwords {
  const head = `$argon2id$v=19$m=${costs.memoryKib},t=${costs.passes},p=${costs.lanes}`
  const hash = async (password: string, salt: Buffer) => {
    const tag = await derive(password, { salt, costs, length: hashBytes })
    return `${head}$${unpadded(salt)}$${unpadded(tag)}`
  }
  // What an unknown account is verified against, so that its refusal takes as long as a wrong password's.
  const decoy = hash('no account has this password', randomBytes(saltBytes))
  return {
    hash: (password) => hash(password, randomBytes(saltBytes)),
    async verify(password, stored) {
      const isMatch = await matches(password, stored ?? (await decoy))
      return isMatch && stored !== null
    },
    isOutdated: (stored) => !stored.startsWith(`${head}$`),
  }
}

async function matches(password: string, stored: string) {
  const [, memoryKib, passes, lanes, salt = '', expected = ''] = phc.exec(stored) ?? []
  if (expected === '') throw new Error('a stored password hash is not an argon2id PHC string')
  const wanted = Buffer.from(expected, 'base64')
  const found = await derive(password, {
    salt: Buffer.from(salt, 'base64'),
    costs: { memoryKib: Number(memoryKib), passes: Number(passes), lanes: Number(lanes) },
    length: wanted.length,
  })
  return timingSafeEqual(found, wanted)
}

function derive(password: string, { salt, costs, length }: { salt: Buffer; costs: PasswordCosts; length: number }) {
  return promisify(argon2)('argon2id', {
    message: Buffer.from(password, 'utf8'),
    nonce: salt,
    memory: costs.memoryKib,
    passes: costs.passes,
    parallelism: costs.lanes,
    tagLength: length,
  })
}

function unpadded(bytes: Buffer) {
  return bytes.toString('base64').replaceAll('=', '')
}
