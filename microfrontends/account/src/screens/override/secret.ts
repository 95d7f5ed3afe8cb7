/**
 * What a preview’s link carries behind its `#`, which no server is sent. It is taken out of the address at once, so
 * that it is in no history and in no copied link.
 */
export function takeSecret() {
  const secret = kept ?? window.location.hash.slice(1)
  if (!/^[\w-]{43}$/.test(secret)) return null
  kept = secret
  const { pathname, search } = window.location
  window.history.replaceState(window.history.state, '', pathname + search)
  // A second drawing of this page in the same moment finds it all the same.
  queueMicrotask(() => (kept = null))
  return secret
}

let kept: string | null = null
