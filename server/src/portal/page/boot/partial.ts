import type { Portal } from './portal.ts'

/** With more routes than this a page is sent only the ones that its address needs: a few travel quicker than a call. */
const mostRoutes = 200
/** The scope of this repository, which no team has: every page begins with its parcels, and passes through them. */
const ownScope = '@atrium/'

type Apps = readonly (string | undefined)[]
/** The parcels that a page begins with, by name; null where it is sent all of them. */
export type Only = ReadonlySet<string> | null

/** `apps`: those of its address. `more`: what the database has there, which is asked for large portals alone. */
export async function onlyFor({ routes, build }: Portal, apps: Apps, more: () => Promise<Apps>): Promise<Only> {
  if (routes.length <= mostRoutes) return null
  const own = build.parcels.map(({ declaration }) => declaration.name).filter((name) => name.startsWith(ownScope))
  return new Set([...own, ...[...apps, ...(await more())].filter((name) => name !== undefined)])
}

/** The words of a page that has only the routes of these parcels. */
export function wordsOnly(words: Words, { routes }: Portal, only: Only): Words {
  if (only === null) return words
  const keys = routes.flatMap(({ app = '', title }) => (only.has(app) && words[title] !== undefined ? [title] : []))
  return { ...wordsOfNoRoute(words), ...Object.fromEntries(keys.map((key) => [key, words[key] ?? ''])) }
}

type Words = Record<string, string>
const ofNoRoute = new WeakMap<Words, Words>()

/** Sought once for each release: there may be thousands of others. */
function wordsOfNoRoute(words: Words) {
  const found = ofNoRoute.get(words)
  if (found !== undefined) return found
  const rest = Object.fromEntries(Object.entries(words).filter(([key]) => !key.startsWith('route.')))
  ofNoRoute.set(words, rest)
  return rest
}
