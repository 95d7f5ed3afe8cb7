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
  const { common, rank } = soughtIn(build)
  // In the order of the whole map, in which they are pressed smallest.
  const files = firstFiles(build, { app, makesCalls: true }).sort((one, other) => rankOf(one) - rankOf(other))
  const names = parcels === null ? imports : { ...common, ...only(imports, [...parcels]) }
  return { imports: names, integrity: only(integrity, files), depcache: only(depcache, files) }

  function rankOf(file: string) {
    return rank.get(file) ?? 0
  }
}

/**
 * What a stranger's page fetches ahead, in the order in which it is needed: what makes calls, and what the page is drawn with where
 * most people land after signing in, `home`. Modules of the shared set by name, where they have one; all other files by URL.
 */
export function filesAhead(build: PortalBuild, { app, home: homePath }: { app: string | undefined; home: string }) {
  const { imports, depcache } = build.importMap
  const { nameOf } = soughtIn(build)
  const home = build.parcels.find(({ declaration }) => declaration.routes.some(({ path }) => path === homePath))
  const here = new Set(firstFiles(build, { app, makesCalls: false }))
  const starts = [imports[callsModule], home?.url].flatMap((url) => (url === undefined ? [] : [url]))
  const files = new Set(starts.flatMap((url) => [url, ...(depcache[url] ?? [])]))
  return [...files].filter((file) => !here.has(file)).map((file) => nameOf.get(file) ?? file)
}

function only<T>(all: Record<string, T>, keys: readonly string[]) {
  return Object.fromEntries(keys.flatMap((key) => (all[key] === undefined ? [] : [[key, all[key]]])))
}

type Sought = {
  common: Record<string, string>
  rank: ReadonlyMap<string, number>
  nameOf: ReadonlyMap<string, string>
}
const known = new WeakMap<PortalBuild['importMap']['imports'], Sought>()

/** The names of no parcel, both ways, and the place of each file in the whole map: sought once, there may be thousands. */
function soughtIn({ importMap: { imports, integrity }, parcels }: PortalBuild): Sought {
  const found = known.get(imports)
  if (found !== undefined) return found
  const others = new Set(parcels.map(({ declaration }) => declaration.name))
  const common = Object.fromEntries(Object.entries(imports).filter(([name]) => !others.has(name)))
  const sought = {
    common,
    rank: new Map(Object.keys(integrity).map((file, index) => [file, index])),
    nameOf: new Map(Object.entries(common).map(([name, url]) => [url, name])),
  }
  known.set(imports, sought)
  return sought
}
