import type { RouteEntry } from '@atrium/shared-utility/contract'
import { isUnder } from '../../../foundation/query/setting/hidden-pages.ts'
import { isPageFor, type PageReader } from '../../../foundation/query/setting/open-pages.ts'

type Reader = PageReader & { hidden: readonly string[] }

/** The pages that a person may begin on: those that their navigation leads to, in its order. */
export function startPagesIn(routes: readonly RouteEntry[], { hidden, ...reader }: Reader) {
  return routes
    .filter(({ menu, app, public: isPublic }) => menu && app && !isPublic)
    .filter((route) => isPageFor(route, reader) && !isUnder(route.path, hidden))
    .toSorted((one, other) => (one.menu?.order ?? 0) - (other.menu?.order ?? 0))
}
