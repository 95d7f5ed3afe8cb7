/** SHA-512, for pages where `crypto.subtle` is missing: asked for there and nowhere else. */
export { sha512 } from '@noble/hashes/sha2.js'
