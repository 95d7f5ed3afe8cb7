import { randomBytes } from 'node:crypto'
import type { Context } from '../../../foundation/call/context/context.ts'
import { turnOf } from '../../hashing/turn-of.ts'

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

/** At the costs of passwords, however they are typed. One salt for a person's codes lets the database find the row, and delete it, by the hash. */
export function hashRecoveryCodes(codes: readonly string[], salt: Buffer, context: Context): Promise<Buffer[]> {
  const messages = codes.map((code) => Buffer.from(plain(code), 'utf8'))
  const { hashing, passwords } = context.services
  return hashing.derive({ messages, salt, costs: passwords.costs, length: 32 }, turnOf(context))
}

function plain(code: string) {
  return code.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
}
