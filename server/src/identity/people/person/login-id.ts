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

/** What a text may be as E.164 where it is a whole number: with its country, or as people of the mainland type it. */
export function wholePhones(text: string) {
  const typed = tidySign(text).replaceAll(/[ ().-]/g, '')
  if (!/^\+?\d{7,18}$/.test(typed)) return []
  const digits = typed.replace(/^\+|^00/, '')
  return typed.startsWith('+') || typed.startsWith('00')
    ? [`+${digits}`]
    : [`+${digits}`, `+86${digits.replace(/^0/, '')}`]
}
