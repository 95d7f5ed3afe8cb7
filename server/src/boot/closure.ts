import type { PortalBuild } from '@atrium/shared-utility/contract'

/** The files that a page needs at once: the shell, and the sub-app of its route, with all that they import. */
export function preloadFiles({ importMap, shell, parcels }: PortalBuild, app: string | undefined) {
  const appUrl = parcels.find(({ declaration }) => declaration.name === app)?.url
  const starts = [importMap.imports[shell], appUrl].filter((url) => url !== undefined)
  const urls = new Set(starts.flatMap((url) => [url, ...(importMap.depcache[url] ?? [])]))
  return [...urls].map((url) => ({ url, integrity: importMap.integrity[url] ?? '' }))
}
