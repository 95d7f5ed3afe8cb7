import { currentPage } from './page.ts'
import type { Arrival, PortalHistory } from './portal-history.ts'

/** A parcel router's view of the browser: the real window, with the shell's history in place of the browser's. */
type RouterWindow = {
  window: Window
  /** Tells the router of a change that it did not make itself. */
  arrived: (arrival: Arrival) => void
  /** From here on the router hears nothing: a disposed one must not answer either. */
  close: () => void
}

type Settings = {
  app: string
  history: PortalHistory
  /** Asked before each write: false once the mount is over, or has moved too often. */
  mayMove: () => boolean
}

type PopStateListener = (event: PopStateEvent) => void

/**
 * Moves within the parcel are committed at once, because a router has changed its state by then; an address of
 * another parcel, or one that a guard has a say in, goes through `navigate`, and when the person stays the router
 * is told so and returns to where the address is.
 */
export function createRouterWindow({ app, history, mayMove }: Settings): RouterWindow {
  const listeners = new Set<unknown>()
  const mover = {}
  const tell = () => {
    const event = new PopStateEvent('popstate', { state: window.history.state })
    for (const listener of listeners) if (isListener(listener)) listener(event)
  }

  const write = (how: 'push' | 'replace') => (state: unknown, _title: string, to?: string | URL | null) => {
    if (!mayMove()) return
    const url = String(to ?? window.location.href)
    const isOwn = history.visit(url).match?.entry.app === app
    if (isOwn && isCurrent(app) && (isSamePlace(url) || history.isClear(url))) history.move(url, { how, state, mover })
    else void history.navigate(url, { replace: how === 'replace', state, mover }).then((moved) => moved || tell())
  }

  const projected = project(window.history, { pushState: write('push'), replaceState: write('replace') })
  return {
    window: project(window, {
      history: projected,
      addEventListener: (type: string, listener: PopStateListener, options?: AddEventListenerOptions) =>
        type === 'popstate'
          ? listeners.add(listener)
          : window.addEventListener(type, listener as EventListener, options), // the DOM types know no listener that is both
      removeEventListener: (type: string, listener: PopStateListener) =>
        type === 'popstate' ? listeners.delete(listener) : window.removeEventListener(type, listener as EventListener), // as above
    }),
    arrived(arrival) {
      if (arrival.mover !== mover && isCurrent(app)) tell()
    },
    close: () => listeners.clear(),
  }
}

function isCurrent(app: string) {
  const page = currentPage()
  return page.status === 'app' && page.app === app
}

/** Writing another state for the same address is no navigation, so no guard has a say in it. */
function isSamePlace(url: string) {
  return new URL(url, window.location.href).href === window.location.href
}

function isListener(value: unknown): value is PopStateListener {
  return typeof value === 'function'
}

/** The object itself, save for the named properties. Its own functions keep their object as `this`. */
function project<T extends object>(target: T, replaced: Record<string, unknown>): T {
  return new Proxy(target, {
    get(object, name) {
      if (typeof name === 'string' && Object.hasOwn(replaced, name)) return replaced[name]
      const value: unknown = Reflect.get(object, name, object)
      return typeof value === 'function' && !isClass(value) ? value.bind(object) : value
    },
  })
}

/** Constructors such as `window.URL` are handed on as they are: bound, they would lose their static members. */
function isClass(value: object) {
  return Object.hasOwn(value, 'prototype')
}
