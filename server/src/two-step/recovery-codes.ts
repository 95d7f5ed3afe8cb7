import { argon2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'

const count = 10
const length = 10
/** Crockford's base32: no I, L, O or U to be misread. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Ten codes of 50 random bits, as they are shown: `7K2MD-9QX4R`. */
export function newRecoveryCodes() {
  return Array.from({ length: count }, () => {
    const letters = [...randomBytes(length)].map((byte) => alphabet.charAt(byte % alphabet.length)).join('')
    return `${letters.slice(0, length / 2)}-${letters.slice(length / 2)}`
  })
}

export function newSalt() {
  return randomBytes(16)
}

/** However it is typed. One salt for a person's codes lets the database find the row, and delete it, by the hash. */
export function hashRecoveryCode(code: string, salt: Buffer): Promise<Buffer> {
  const plain = code.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return promisify(argon2)('argon2id', {
    message: Buffer.from(plain, 'utf8'),
    nonce: salt,
    memory: 19_456,
    passes: 2,
    parallelism: 1,
    tagLength: 32,
  })
}
