import { createPublicKey } from 'node:crypto'
import { z } from 'zod'
import { must } from './value.ts'

/** A key that bundles may be signed with, and how it is called here. `spki` is base64. */
export type UpdateKey = { name: string; spki: string }

export const updateVariables = { ATRIUM_UPDATE_KEYS: keysVariable('`npm run bundle -- key` makes one') }

/** Public keys, each with a name. */
export function keysVariable(whence: string) {
  const expected = must(`list public keys of Ed25519 as name:key, with commas between; ${whence}`)
  return z
    .string()
    .transform((value) => value.split(',').flatMap((item) => (item.trim() === '' ? [] : [keyOf(item.trim())])))
    .pipe(z.array(z.custom<UpdateKey>((key) => key !== null, expected)))
    .prefault('')
}

function keyOf(item: string): UpdateKey | null {
  const [, name = '', spki = ''] = /^([\p{L}\p{N}][\p{L}\p{N} ._-]{0,59}):([A-Za-z0-9+/]{59}=)$/u.exec(item) ?? []
  return name !== '' && isEd25519(spki) ? { name, spki } : null
}

function isEd25519(spki: string) {
  try {
    const key = createPublicKey({ key: Buffer.from(spki, 'base64'), format: 'der', type: 'spki' })
    return key.asymmetricKeyType === 'ed25519'
  } catch {
    return false // A text that is no key is none of these either.
  }
}
