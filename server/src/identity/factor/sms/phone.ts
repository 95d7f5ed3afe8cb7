import { Problem, tidySign } from '@atrium/shared-utility/contract'

/** E.164 of what a person typed; a number without a country is one of the mainland. Throws phoneInvalid. */
export async function phoneOf(typed: string) {
  const phone = await toE164(typed)
  if (phone === null) throw new Problem('phoneInvalid')
  return phone
}

/** The same, null for what is no telephone number. */
export async function toE164(typed: string) {
  // The library's data about every country's numbers is large, and many installations never meet a telephone.
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/max')
  const parsed = parsePhoneNumberFromString(tidySign(typed), 'CN')
  return parsed?.isValid() !== true || parsed.ext !== undefined ? null : parsed.number
}

/** The same of a number that is taken away, or stays as it is. */
export function phoneOrNoneOf(typed: string | null | undefined) {
  return typeof typed === 'string' ? phoneOf(typed) : typed
}
