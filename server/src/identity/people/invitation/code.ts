import { randomInt } from 'node:crypto'
import { tidySign } from '@atrium/shared-utility/contract'
import type { Secrets } from '../../../foundation/process/secrets/secrets.ts'

// Crockford's alphabet: nothing in it is taken for something else.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 10

/** Fifty random bits, in two groups that can be read aloud. */
export function newInvitationCode() {
  const signs = Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
  return `${signs.slice(0, 5)}-${signs.slice(5)}`
}

/**
 * The form of a code that the database stores: small letters, no hyphen, O for 0, I or L for 1, however it was typed.
 */
export function invitationCodeMac(typed: string, secrets: Secrets) {
  const plain = tidySign(typed).toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0')
  return secrets.mac(`invitation|${plain.replaceAll(/[IL]/g, '1')}`)
}
