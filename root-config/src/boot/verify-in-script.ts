import { hashes, verify } from '@noble/ed25519'
import { sha512 } from '@noble/hashes/sha2.js'

/** Ed25519 for pages where `crypto.subtle` cannot do it: only these fetch it, as one file. */
export function verifyInScript(signature: Uint8Array, text: Uint8Array, key: Uint8Array) {
  hashes.sha512 = sha512
  return verify(signature, text, key)
}
