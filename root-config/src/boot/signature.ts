import { fromBase64url } from './bytes.ts'

type Signed = { payload: string; sig: string }

/** True when `sig` is the Ed25519 signature (RFC 8032) of the payload's text under the raw public key. */
export async function isSignedBy(publicKey: string, { payload, sig }: Signed) {
  const text = new TextEncoder().encode(payload)
  return verify(fromBase64url(publicKey), fromBase64url(sig), text)
}

type Bytes = Uint8Array<ArrayBuffer>

async function verify(key: Bytes, signature: Bytes, text: Bytes) {
  // crypto.subtle exists on https and localhost only; portals on a plain address of the local network lack it,
  // and browsers before 2025 have it without Ed25519.
  const native = await importKey(key)
  return native ? crypto.subtle.verify('Ed25519', native, signature, text) : verifyWithoutSubtle(key, signature, text)
}

async function importKey(key: Bytes) {
  if (!globalThis.crypto?.subtle) return null
  try {
    return await crypto.subtle.importKey('raw', key, 'Ed25519', false, ['verify'])
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotSupportedError') return null
    throw error
  }
}

async function verifyWithoutSubtle(key: Bytes, signature: Bytes, text: Bytes) {
  const { verifyInScript } = await import('./verify-in-script.ts')
  return verifyInScript(signature, text, key)
}
