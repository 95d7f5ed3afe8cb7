import { tidySign } from '@atrium/shared-utility/contract'

/** Login ids that look the same are the same: full width as half width, capitals as small letters. */
export function normalLoginId(loginId: string) {
  return tidySign(loginId).toLowerCase()
}

/** `138****8000`: enough to recognise one's own number, too little to learn another's. */
export function maskPhone(phone: string | null) {
  if (phone === null) return null
  return phone.length < 8 ? '*'.repeat(phone.length) : `${phone.slice(0, 3)}****${phone.slice(-4)}`
}
