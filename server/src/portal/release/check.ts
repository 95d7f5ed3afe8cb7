import type { Artifact } from '@atrium/shared-utility/contract'

/** The first of its pages that is at none of the paths; null where all are. */
export function foreignPage({ declaration }: Artifact, paths: readonly string[]) {
  const pages = declaration?.routes.map((route) => route.path) ?? []
  return pages.find((page) => !paths.some((path) => page === path || page.startsWith(`${path}/`))) ?? null
}
