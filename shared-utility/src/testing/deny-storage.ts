/** How a browser or an app keeps nothing for the portal. Answers the end of it. */
export function denyStorage(how: 'throws' | 'null' | 'full' = 'throws') {
  const kept = (['localStorage', 'sessionStorage'] as const).map((name) => {
    const own = Object.getOwnPropertyDescriptor(globalThis, name)
    if (own === undefined) throw new Error(`The page has no ${name}`)
    Object.defineProperty(globalThis, name, { configurable: true, get: () => denied(how) })
    return [name, own] as const
  })
  const allowChannels = how === 'throws' ? denyChannels() : undefined
  return () => {
    for (const [name, own] of kept) Object.defineProperty(globalThis, name, own)
    allowChannels?.()
  }
}

/** Browsers that deny storage deny tabs to speak with each other, too. */
function denyChannels() {
  const own = globalThis.BroadcastChannel
  const value = class {
    constructor() {
      denied('throws')
    }
  }
  Object.assign(globalThis, { BroadcastChannel: value })
  return () => void Object.assign(globalThis, { BroadcastChannel: own })
}

function denied(how: 'throws' | 'null' | 'full') {
  const refuse = () => {
    throw new DOMException(
      'Access is denied for this document',
      how === 'full' ? 'QuotaExceededError' : 'SecurityError',
    )
  }
  if (how === 'throws') return refuse()
  return how === 'null' ? null : { getItem: () => null, removeItem() {}, setItem: refuse }
}
