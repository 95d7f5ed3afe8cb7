import { currentHost } from '@atrium/shared-utility'
import { spaceOf, withSpace } from '@atrium/shared-utility/model'
import type { OwnPackage } from '@atrium/shared-utility/contract'

/** Where the page is shown: in the mobile application, in a browser or messenger on a telephone, or elsewhere. */
type ShownIn = 'client' | 'phone' | 'computer'

/** The mobile application says so in the agent of its browser, as messengers do. It picks what is shown, and nothing else. */
export function placeOfPage(): ShownIn {
  if (/\bAtriumApp\/\d/.test(navigator.userAgent)) return 'client'
  return platformOfPhone() === null ? 'computer' : 'phone'
}

/** The packages that this telephone takes; null where the page is on none. */
export function platformOfPhone(): OwnPackage['platform'] | null {
  const { os } = currentHost()
  if (os === 'ios') return 'ipa'
  return os === 'android' || os === 'harmony' ? 'apk' : null
}

/**
 * The same address for the mobile application. It names an enterprise where the address does, or where the person who is
 * signed in works; of a stranger no enterprise is guessed.
 */
export function deepLinkOf({ pathname, search }: URL, entId: string | null) {
  const path = withSpace(pathname, spaceOf(pathname) ?? entId)
  return `atrium:/${path}${withoutToken(search)}`
}

/** What the QR code holds. A query that is too long for a camera is left out. */
export function addressForPhone({ origin, pathname, search }: URL) {
  const whole = origin + pathname + withoutToken(search)
  return whole.length > longestCode ? origin + pathname : whole
}

const longestCode = 400

/** A token lets its holder look at an enterprise: it stays on this device. */
function withoutToken(search: string) {
  const query = new URLSearchParams(search)
  query.delete('securityToken')
  return query.size === 0 ? '' : `?${query.toString()}`
}
