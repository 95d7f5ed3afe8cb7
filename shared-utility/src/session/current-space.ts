import { callHooks } from '../call/hooks.ts'
import { spaceOf, spacePath, withSpace } from '../model/space-path.ts'

/** The enterprise id of the page's own address, or null outside of an enterprise. */
export function currentSpace() {
  return spaceOf(callHooks().location().pathname)
}

/** `/space-{id}` of the page, or `''`. */
export function currentSpacePath() {
  return spacePath(currentSpace())
}

/** A path inside the enterprise that the page is in; unchanged outside of one. */
export function inCurrentSpace(path: string) {
  const space = currentSpace()
  return space ? withSpace(path, space) : path
}
