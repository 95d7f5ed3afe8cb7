import type { Resources } from './resources.ts'
import type { Value } from './value.ts'

type Codes = { versionCode: Value | undefined; versionCodeMajor: Value | undefined }

/**
 * The version code as Android reads it: its upper half is apart, a text counts as the number that it names, and 0
 * stands for a missing value or one that is no number (AOSP, PackageParser and XmlUtils.convertValueToInt). A text
 * that begins with a zero is decimal, as it is for the tools that build packages.
 */
export function versionCodeOf({ versionCode, versionCodeMajor }: Codes, resources: Resources) {
  return (numberOf(versionCodeMajor, resources) << 32n) | numberOf(versionCode, resources)
}

function numberOf(value: Value | undefined, resources: Resources) {
  const [first] = resources.values(value)
  if (first?.kind === 'number') return BigInt(first.number)
  return first?.kind === 'text' ? BigInt.asUintN(32, parsed(first.text.trim())) : 0n
}

function parsed(text: string) {
  const [, digits] = /^[+]?(\d{1,10})$/.exec(text) ?? []
  const [, hex] = /^(?:0[xX]|#)([\dA-Fa-f]{1,8})$/.exec(text) ?? []
  return hex === undefined ? BigInt(digits ?? 0) : BigInt(`0x${hex}`)
}
