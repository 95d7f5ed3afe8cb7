import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { deflate } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { BaseConfig, SignedBaseConfig } from '@atrium/shared-utility/contract'
import type { Signer } from '../../../foundation/process/secrets/secrets.ts'

/** One signed configuration of a large portal takes a hundred kilobytes. */
const keptBytes = 8_000_000

/**
 * Signs base configurations. The payload is base64url of zlib-deflated JSON (RFC 1950: what DecompressionStream('deflate')
 * reads), and the signature is Ed25519 over that text. Encoded, not secret. Most pages have one of a few, and deflating one
 * takes longer than all else of a page: the same is not made twice.
 */
export function signing(signer: Signer) {
  const known = new LRUCache<string, Promise<SignedBaseConfig>>({
    max: 1000,
    maxSize: keptBytes,
    sizeCalculation: (_made, key) => Number(key.slice(key.indexOf('.') + 1)) + 1,
  })
  return async function sign(baseConfig: BaseConfig) {
    const text = JSON.stringify(baseConfig)
    // JSON of routes is deflated to about a tenth.
    const key = `${createHash('sha256').update(text).digest('base64')}.${Math.ceil(text.length / 8)}`
    const found = known.get(key) ?? made(text, signer)
    known.set(key, found)
    try {
      return await found
    } catch (error) {
      known.delete(key)
      throw error
    }
  }
}

async function made(text: string, signer: Signer): Promise<SignedBaseConfig> {
  const payload = (await promisify(deflate)(text)).toString('base64url')
  return { v: 1, alg: 'ed25519', kid: signer.kid, payload, sig: signer.sign(payload) }
}
