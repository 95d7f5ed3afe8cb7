import type { RouteEntry, UserType } from '@atrium/shared-utility/contract'
import { isHidden } from '../../../foundation/query/setting/hidden-pages.ts'

type Reader = { userType: UserType; hidden: readonly string[] }

/** The pages that a person may begin on: those that their navigation leads to, in its order. */
export function startPagesIn(routes: readonly RouteEntry[], { userType, hidden }: Reader) {
  return routes
    .filter(({ menu, app, public: isPublic }) => menu && app && !isPublic)
    .filter(({ userTypes, path }) => (userTypes?.includes(userType) ?? true) && !isHidden(path, hidden))
    .toSorted((one, other) => (one.menu?.order ?? 0) - (other.menu?.order ?? 0))
}
