import type { RouteEntry } from '../contract/portal/base-config.ts'

/** Where a person is: the address, with its enterprise, and the route that it matched. */
export type PageLocation = { pathname: string; entry: Pick<RouteEntry, 'path' | 'under'> | undefined }

/**
 * The entry of a navigation that a page marks: the one that its route names, its own, or the closest one above its
 * address. The key of an entry of the portal's is its path.
 */
export function markedEntry<T extends { key: string; url: string }>(
  entries: readonly T[],
  { pathname, entry }: PageLocation,
) {
  const own = entries.find(({ key }) => key === (entry?.under ?? entry?.path))
  if (own) return own
  const above = entries.filter(({ url }) => pathname === url || pathname.startsWith(`${url}/`))
  return above.toSorted((one, other) => other.url.length - one.url.length)[0] ?? null
}
