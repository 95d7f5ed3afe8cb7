import { safeReturn, spaceOf, spacePath, withSpace } from '@atrium/shared-utility/model'

export type Middle = {
  /** The enterprise to be in: the path's, or else the one that the return address names. */
  entId: string | null
  /** Where to go in the end. */
  target: string
}

/** What an address of the middle page asks for; one that another page of this origin may not be, leads to the workbench. */
export function middleOf(url: URL): Middle {
  const asked = url.searchParams.get('originType') === 'loginApp' ? url.searchParams.get('url') : null
  const found = safeReturn(asked, { origin: url.origin })
  const entId = spaceOf(url.pathname) ?? spaceOf(found)
  return { entId, target: entId === null ? found : withSpace(found, entId) }
}

export function loginPageOf({ entId, target }: Middle) {
  return `${spacePath(entId)}/home/login?${new URLSearchParams({ url: target })}`
}

/** The middle page within the enterprise, where its providers can be asked for. */
export function middlePageOf({ entId, target }: Middle) {
  return `${spacePath(entId)}/loginMiddle?${new URLSearchParams({ originType: 'loginApp', url: target })}`
}
