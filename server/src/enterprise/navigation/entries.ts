import { type RouteEntry, userTypes } from '@atrium/shared-utility/contract'
import { isPageFor, type PageReader } from '../../foundation/query/setting/open-pages.ts'

/** Where people land when they come in, and must be let in: these are hidden from no person. */
const homes = ['/user/workbench', '/homepage', '/console', '/sysop', '/sysop/enterprise']

/** The entries of the portal’s navigation for a person, in their order. */
export function entriesFor(routes: readonly RouteEntry[], reader: PageReader) {
  return routes
    .filter((route) => route.menu && route.app && isPageFor(route, reader))
    .toSorted((one, other) => (one.menu?.order ?? 0) - (other.menu?.order ?? 0))
}

/** Each entry that can be hidden, with the types that it can be hidden from. */
export function hideableEntries(routes: readonly RouteEntry[]) {
  const hideable = routes.filter((route) => route.menu && route.app && !route.public && !homes.includes(route.path))
  return hideable
    .toSorted((one, other) => (one.menu?.order ?? 0) - (other.menu?.order ?? 0))
    .map(({ path, title, userTypes: types }) => ({ path, title, userTypes: types ?? [...userTypes] }))
}
