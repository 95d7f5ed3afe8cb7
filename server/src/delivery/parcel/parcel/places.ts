import { calls, Problem, type Call, type RouteEntry } from '@atrium/shared-utility/contract'
import { ownTeam } from './own-part.ts'
import { nameOf } from './row.ts'

type Parcel = { slug: string; team: string; paths: readonly string[] }

/** The parcels that are there already: those of other teams, and every route of the portal itself. */
type TakenPlaces = { parcels: readonly Parcel[]; routes: readonly RouteEntry[] }

/** The names of the portal's other parts, and the folders of its files. */
const ownSlugs = [
  'base',
  'boot',
  'core',
  'importmap',
  'loader',
  'map',
  'override',
  'parcels',
  'platform',
  'proposal',
  'revision',
  'rollout',
  'root-config',
  'sdk',
  'shared',
  'shell',
]
const ownSegments = new Set(['assets', 'livez', 'metrics', 'readyz', 'sdk', ...Object.values(calls).map(firstSegment)])

/** Scopes of the import map that are not a team's: the portal's parts, and scripts of other servers, which have no integrity. */
const ownTeams: readonly string[] = [ownTeam, 'provider']

/** Throws at its field for a name that is taken. */
export function refuseName({ slug, team }: Parcel, { routes }: TakenPlaces) {
  if (ownTeams.includes(team)) throw new Problem('parcelTeamReserved', { team })
  const isBuilt = routes.some(({ app }) => app === `@${ownTeam}/${slug}`)
  if (isBuilt || ownSlugs.includes(slug)) throw new Problem('parcelSlugTaken', { slug })
}

/** Throws at its field for a path that is not this parcel's alone: what is above or below another one overlaps with it. */
export function refusePaths(parcel: Parcel, { parcels, routes }: TakenPlaces) {
  const others = parcels.filter(({ slug }) => slug !== parcel.slug)
  const teams = new Set([parcel, ...others].map(nameOf))
  const ofPortal = routes.filter(({ app }) => app === undefined || !teams.has(app))
  for (const [index, path] of parcel.paths.entries()) {
    const own = parcel.paths.find((other, at) => at !== index && isInside(path, other))
    if (own !== undefined) throw new Problem('parcelPathTwice', { path, taken: own })
    const segment = segmentOf(path)
    if (ownSegments.has(segment) || segment.startsWith('space-')) throw new Problem('parcelPathReserved', { path })
    refuseAmongOwn(path, ofPortal)
    refuseOverlap(path, others)
  }
}

/** The first part of an address says whose pages these are, so no team has pages among those of the portal itself. */
function refuseAmongOwn(path: string, ofPortal: readonly RouteEntry[]) {
  const segment = segmentOf(path)
  const beside = ofPortal.filter((route) => segmentOf(route.path) === segment)
  // Several parcels of the portal may share that first part: the next page above decides, the page itself first.
  const above = beside.filter((route) => isInside(path, route.path)).toSorted(longestFirst)
  const route = above[0] ?? beside[0]
  if (route === undefined) return
  const taken = above[0]?.path ?? `/${segment}`
  throw new Problem('parcelPathTaken', { path, taken, name: route.app ?? ownTeam })
}

function longestFirst(one: RouteEntry, other: RouteEntry) {
  return other.path.length - one.path.length
}

function refuseOverlap(path: string, others: readonly Parcel[]) {
  for (const other of others) {
    const taken = other.paths.find((one) => isInside(path, one) || isInside(one, path))
    if (taken !== undefined) throw new Problem('parcelPathTaken', { path, taken, name: nameOf(other) })
  }
}

/** True for the path itself, and for whatever is below it. */
function isInside(path: string, above: string) {
  return path === above || path.startsWith(`${above}/`)
}

function firstSegment({ path }: Call) {
  return segmentOf(path)
}

function segmentOf(path: string) {
  return path.split('/')[1] ?? ''
}
