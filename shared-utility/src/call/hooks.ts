import { loginPath, maintenancePath, miniLoginPath, miniMaintenancePath } from '../model/landing.ts'

/** Where a 401 and a 503 send people, in a browser and inside a mini program (specification 4 and 8). */
type RedirectPages = { login: string; maintenance: string; miniLogin: string; miniMaintenance: string }

/** What the request layer needs from the page around it. */
export type CallHooks = {
  navigate(url: string): void | Promise<void>
  /** Loads the page anew, with the files of the newest build. */
  reload(): void
  location(): { origin: string; pathname: string; search: string }
  /** The browser agent. */
  agent(): string
  /** True while something on the page is not saved. */
  hasUnsaved(): boolean
  /** The person gives that up. */
  dropUnsaved(): void
  pages: RedirectPages
  fetch: typeof globalThis.fetch
}

/**
 * The browser's own `fetch`, taken before any parcel ran: a parcel that puts another in its place reaches no call of
 * the portal.
 */
const ownFetch = globalThis.fetch?.bind(globalThis)

const page: CallHooks = {
  fetch: ownFetch,
  hasUnsaved: () => false,
  dropUnsaved: () => undefined,
  navigate: leavePage,
  reload: () => globalThis.location.reload(),
  location: () => globalThis.location,
  agent: () => globalThis.navigator.userAgent,
  pages: {
    login: loginPath,
    maintenance: maintenancePath,
    miniLogin: miniLoginPath,
    miniMaintenance: miniMaintenancePath,
  },
}

let hooks = page

/** The shell (or a test) puts itself between the request layer and the page. Returns the way back. */
export function configureCalls(changes: Partial<CallHooks>) {
  const before = hooks
  hooks = { ...hooks, ...changes }
  return () => {
    hooks = before
  }
}

export function callHooks(): CallHooks {
  return hooks
}

/** Settles when the page is left: until then no second redirect starts, after a return from the back cache one may. */
function leavePage(url: string) {
  return new Promise<void>((resolve) => {
    globalThis.addEventListener('pagehide', () => resolve(), { once: true })
    globalThis.location.assign(url)
  })
}
