import type { PackageRefusal } from '@atrium/shared-utility/contract'
import { Refused } from '../../../../foundation/file/reader/refused.ts'

/**
 * Reads a part of a package, and names the rule that it breaks: a length that is a lie leads beyond the end of the bytes, and
 * what reads parts of several kinds does not know which one it reads.
 */
export function byRule<Read>(rule: PackageRefusal, read: () => Read): Read {
  try {
    return read()
  } catch (cause) {
    const isNameless = cause instanceof Refused && cause.refusal === 'manifestBroken'
    throw isNameless || cause instanceof RangeError ? new Refused(rule, { cause }) : cause
  }
}
