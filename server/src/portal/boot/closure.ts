import { callsModule, type PortalBuild } from '@atrium/shared-utility/contract'

type Shown = { app: string | undefined; makesCalls: boolean }

/**
 * The files that a page needs at once: the shell, and the parcel of its route, with all that they import; and what
 * makes calls, where the page begins with one.
 */
export function preloadFiles({ importMap, shell, parcels }: PortalBuild, { app, makesCalls }: Shown) {
  const { imports, depcache, integrity } = importMap
  const appUrl = parcels.find(({ declaration }) => declaration.name === app)?.url
  const starts = [imports[shell], appUrl, makesCalls ? imports[callsModule] : undefined]
  const urls = new Set(starts.flatMap((url) => (url === undefined ? [] : [url, ...(depcache[url] ?? [])])))
  return [...urls].map((url) => ({ url, integrity: integrity[url] ?? '' }))
}
