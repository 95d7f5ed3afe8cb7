import { Problem } from '@atrium/shared-utility/contract'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** E.164 of what a person typed; a number without a country is one of the mainland. Throws phoneInvalid. */
export function phoneOf(typed: string) {
  const parsed = parsePhoneNumberFromString(typed.normalize('NFKC'), 'CN')
  if (parsed?.isValid() !== true || parsed.ext !== undefined) throw new Problem('phoneInvalid')
  return parsed.number
}
