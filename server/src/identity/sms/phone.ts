import { Problem } from '@atrium/shared-utility/contract'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** E.164 of what a person typed; a number without a country is one of the mainland. Throws phoneInvalid. */
export function phoneOf(typed: string) {
  const phone = toE164(typed)
  if (phone === null) throw new Problem('phoneInvalid')
  return phone
}

/** The same, null for what is no telephone number. */
export function toE164(typed: string) {
  const parsed = parsePhoneNumberFromString(typed.normalize('NFKC'), 'CN')
  return parsed?.isValid() !== true || parsed.ext !== undefined ? null : parsed.number
}
