import { deflateSync, inflateSync } from 'node:zlib'
import { generateKeyPairSync, sign } from 'node:crypto'
import { baseConfig, type BaseConfig, type SignedBaseConfig } from '@atrium/shared-utility/contract'

/** The content of a signed base configuration; the portal's own pages find out whether the signature holds. */
export function readBaseConfig({ payload }: Pick<SignedBaseConfig, 'payload'>): BaseConfig {
  return baseConfig.parse(JSON.parse(inflateSync(Buffer.from(payload, 'base64url')).toString()))
}

export type Signer = {
  /** Raw Ed25519 key, base64url, as the portal's pages name it. */
  publicKey: string
  sign: (config: BaseConfig) => SignedBaseConfig
}

/** A key of this test run alone: what a page is told to trust is what its own browser was given in the place of the portal's. */
export function createSigner(): Signer {
  const pair = generateKeyPairSync('ed25519')
  const { x: publicKey = '' } = pair.publicKey.export({ format: 'jwk' })
  return {
    publicKey,
    sign: (config) => {
      const payload = deflateSync(JSON.stringify(config)).toString('base64url')
      const sig = sign(null, Buffer.from(payload), pair.privateKey).toString('base64url')
      return { v: 1, alg: 'ed25519', kid: publicKey.slice(0, 8), payload, sig }
    },
  }
}
