import { Problem, type BaseConfig, type SignedBaseConfig } from '@atrium/shared-utility/contract'
import { isBaseConfig } from './base-config-shape.ts'
import { fromBase64url } from './bytes.ts'
import { isSignedBy } from './signature.ts'

/**
 * The base configuration inside a signed one: base64url of deflated JSON.
 * Throws `configMissing` when it is cut short, wrongly signed or not of the expected shape.
 */
export async function decodeBaseConfig(signed: SignedBaseConfig, publicKey: string): Promise<BaseConfig> {
  try {
    if (!(await isSignedBy(publicKey, signed))) throw new Error(`The signature by key ${signed.kid} does not hold`)
    const config: unknown = JSON.parse(await inflate(fromBase64url(signed.payload)))
    if (!isBaseConfig(config)) throw new Error('What was signed is no base configuration')
    return config
  } catch (cause) {
    throw new Problem('configMissing', {}, { cause })
  }
}

async function inflate(bytes: Uint8Array<ArrayBuffer>) {
  const inflated = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))
  return new Response(inflated).text()
}
