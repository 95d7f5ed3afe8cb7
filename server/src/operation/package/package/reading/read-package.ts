import type { PackagePlatform } from '@atrium/shared-utility/contract'
import { readApk } from './apk.ts'
import { tidyFacts, type Facts } from './facts.ts'
import { readIpa } from './ipa.ts'
import type { Source } from '../../../../foundation/file/reader/source.ts'
import { openZip } from '../../../../foundation/file/reader/zip.ts'

/**
 * The facts in a package. Throws Refused for any other file, and any error for a file that is made to break readers.
 */
export async function readPackage(platform: PackagePlatform, source: Source): Promise<Facts> {
  const zip = await openZip(source)
  return tidyFacts(platform === 'apk' ? await readApk(zip, source) : await readIpa(zip))
}
