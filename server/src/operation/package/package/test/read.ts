import type { PackagePlatform } from '@atrium/shared-utility/contract'
import { readPackage } from '../reading/read-package.ts'
import { Refused } from '../../../../foundation/file/reader/refused.ts'

/** The facts of a file that is at hand, read as its thread would. */
export function read(platform: PackagePlatform, bytes: Buffer) {
  return readPackage(platform, {
    sizeBytes: bytes.length,
    async read(at, length) {
      if (at < 0 || at + length > bytes.length) throw new Refused('truncated')
      return bytes.subarray(at, at + length)
    },
  })
}
