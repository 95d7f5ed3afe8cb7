import type { LoginStatus } from '@atrium/shared-utility/contract'
import { landing, safeReturn, spaceOf, spacePath, withSpace } from '@atrium/shared-utility/model'

export type Middle = {
  /** The enterprise to be in: the path's, or else the one that the return address names. */
  entId: string | null
  /** The page that was asked for; null where none was, or one that may not be. */
  target: string | null
}

/** What an address of the middle page asks for. */
export function middleOf(url: URL): Middle {
  const asked = url.searchParams.get('originType') === 'loginApp' ? url.searchParams.get('url') : null
  const found = safeReturn(asked, { origin: url.origin, home: '' })
  const entId = spaceOf(url.pathname) ?? spaceOf(found)
  if (found === '') return { entId, target: null }
  return { entId, target: entId === null ? found : withSpace(found, entId) }
}

/** Where a signed-in person goes: to the page, or where signing in leads their user type (specification 2). */
export function nextAddress({ entId, target }: Middle, { user_type: userType, curEntId, loginHomepage }: LoginStatus) {
  if (target !== null) return target
  if ((entId === null || entId === curEntId) && loginHomepage) return loginHomepage
  return landing({ userType, edition: 'product', entId })
}

export function loginPageOf({ entId, target }: Middle) {
  return `${spacePath(entId)}/home/login${target === null ? '' : `?${new URLSearchParams({ url: target })}`}`
}

/** The middle page within the enterprise, where its providers can be asked for. */
export function middlePageOf({ entId, target }: Middle) {
  const query = new URLSearchParams({ originType: 'loginApp', ...(target !== null && { url: target }) })
  return `${spacePath(entId)}/loginMiddle?${query}`
}
