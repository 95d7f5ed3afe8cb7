/**
 * Entries of the browser's history carry the shell's own running number beside the state of the parcel's router:
 * without the Navigation API it is the only way to know how far back or forward a traversal went.
 */
const indexKey = 'atriumIndex'

export function entryIndex(state: unknown): number | null {
  if (typeof state !== 'object' || state === null || !(indexKey in state)) return null
  return typeof state[indexKey] === 'number' ? state[indexKey] : null
}

export function withIndex(state: unknown, index: number) {
  return { ...(typeof state === 'object' ? state : {}), [indexKey]: index }
}

/** The browser's own, taken before any parcel ran: one that puts others in their place must not move the portal. */
// oxlint-disable-next-line typescript/unbound-method -- called with the history, below
const { pushState, replaceState, go } = History.prototype

/** Goes back or forward by so many entries. */
export function goBy(delta: number) {
  go.call(window.history, delta)
}

/**
 * Writes the history without waking single-spa, whose patched functions send an artificial popstate for each write:
 * the shell tells it itself, once the match is in place.
 */
export function writeEntry(how: 'push' | 'replace', state: unknown, url: string) {
  if (how === 'push') pushState.call(window.history, state, '', url)
  else replaceState.call(window.history, state, '', url)
}
