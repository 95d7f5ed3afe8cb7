import { call } from '@atrium/shared-utility'
import { Problem } from '@atrium/shared-utility/contract'
import { readSigned, type BootDocument } from './boot-document.ts'
import { decodeBaseConfig } from './decode-config.ts'

/**
 * The verified base configuration: the one in the page, else by call. A configuration that is there but broken is
 * refused and not asked for again: an attacker who could change the page could answer the call too.
 */
export async function obtainBaseConfig(written: BootDocument) {
  const signed = written.baseConfig ? readSigned(written.baseConfig) : await askForConfig()
  if (!signed) throw new Problem('configMissing')
  return decodeBaseConfig(signed, written.publicKey)
}

async function askForConfig() {
  try {
    return await call('getBaseConfig')
  } catch (cause) {
    throw new Problem('configMissing', {}, { cause })
  }
}
