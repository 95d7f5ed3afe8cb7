/** The values that the portal gives to each mount, as far as a router needs them. */
type Mount = { portal: { routerWindow(): Window }; basePath: string }

type State = Record<string, unknown>
type Information = { type: 'pop'; direction: 'back' | 'forward' | ''; delta: number }
type Listener = (to: string, from: string, information: Information) => void

/**
 * The history of Vue Router inside the portal, in the place of `createWebHistory`: the portal moves the address, its guards
 * are asked first, and nothing stays behind when the page goes. `path` is the path of the parcel's pages in `parcel.json`.
 *
 * @example
 * createRouter({ history: portalHistory(props, '/stock'), routes })
 */
export function portalHistory({ portal, basePath }: Mount, path: string) {
  const base = basePath + path.replace(/\/+$/, '')
  const view = portal.routerWindow()
  const listeners = new Set<Listener>()
  let current = here()
  let position = positionOf(view.history.state) ?? 0
  let isSilent = false

  return {
    base,
    get location() {
      return current
    },
    get state(): State {
      return stateOf(view.history.state)
    },
    push: (to: string, state: State = {}) => write('pushState', { to, state, at: position + 1 }),
    replace: (to: string, state: State = {}) => write('replaceState', { to, state, at: position }),
    go(delta: number, tells = true) {
      isSilent = !tells
      view.history.go(delta)
    },
    listen(listener: Listener) {
      listeners.add(listener)
      view.addEventListener('popstate', moved)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) view.removeEventListener('popstate', moved)
      }
    },
    createHref: hrefOf,
    destroy() {
      listeners.clear()
      view.removeEventListener('popstate', moved)
    },
  }

  function write(how: 'pushState' | 'replaceState', { to, state, at }: { to: string; state: State; at: number }) {
    current = to
    position = at
    view.history[how]({ ...state, position: at }, '', hrefOf(to))
  }

  /** Back and forward, a link of the portal to another page of this parcel, and a move that the person did not want. */
  function moved() {
    const from = current
    const delta = (positionOf(view.history.state) ?? position) - position
    current = here()
    position += delta
    if (isSilent) return void (isSilent = false)
    for (const listener of listeners) listener(current, from, { type: 'pop', direction: directionOf(delta), delta })
  }

  function here() {
    const { pathname, search, hash } = view.location
    const isOwn = pathname === base || pathname.startsWith(`${base}/`)
    return `${(isOwn ? pathname.slice(base.length) : pathname) || '/'}${search}${hash}`
  }

  /** The first page is `/stock`, as parcel.json has it, and not `/stock/`. */
  function hrefOf(to: string) {
    return base + to.replace(/^\/(?=$|[?#])/, '') || '/'
  }
}

function directionOf(delta: number) {
  if (delta === 0) return ''
  return delta > 0 ? 'forward' : 'back'
}

function positionOf(state: unknown) {
  const { position } = stateOf(state)
  return typeof position === 'number' ? position : null
}

function stateOf(state: unknown): State {
  return typeof state === 'object' && state !== null ? { ...state } : {}
}
