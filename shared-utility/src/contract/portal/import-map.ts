import { callsModule, type PortalBuild } from './portal.ts'

/** A page's parcel, and whether the page begins with a call. */
export type Shown = { app: string | undefined; makesCalls: boolean }

/** The module files that a page needs at once: the shell, the parcel of its route, and what makes calls, with all that they import. */
export function firstFiles({ importMap, shell, parcels }: PortalBuild, { app, makesCalls }: Shown) {
  const { imports, depcache } = importMap
  const appUrl = parcels.find(({ declaration }) => declaration.name === app)?.url
  const starts = [imports[shell], appUrl, makesCalls ? imports[callsModule] : undefined]
  return [...new Set(starts.flatMap((url) => (url === undefined ? [] : [url, ...(depcache[url] ?? [])])))]
}

/**
 * The import map of a visitor's page: every name, but of files only those that it begins with and what makes calls. `parcels`:
 * of parcels it names no others than these.
 */
export function visitorMap(
  build: PortalBuild,
  app: string | undefined,
  parcels: ReadonlySet<string> | null = null,
): PortalBuild['importMap'] {
  const { imports, integrity, depcache } = build.importMap
  const files = new Set(firstFiles(build, { app, makesCalls: true }))
  const only = <T>(all: Record<string, T>) => Object.fromEntries(Object.entries(all).filter(([url]) => files.has(url)))
  return {
    imports: parcels === null ? imports : named(build, parcels),
    integrity: only(integrity),
    depcache: only(depcache),
  }
}

function named({ importMap, parcels: all }: PortalBuild, parcels: ReadonlySet<string>) {
  const others = new Set(all.map(({ declaration }) => declaration.name).filter((name) => !parcels.has(name)))
  return Object.fromEntries(Object.entries(importMap.imports).filter(([name]) => !others.has(name)))
}
