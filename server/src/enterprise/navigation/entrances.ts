import type { RouteEntry } from '@atrium/shared-utility/contract'
import { isPageFor, type PageReader } from '../../foundation/query/setting/open-pages.ts'

const workbench = '/user/workbench'
const spaceHome = '/homepage'

/** Where a person can go from the workbench: the home of the space, then what the menu offers the person. */
export function entrancesFor(routes: readonly RouteEntry[], reader: PageReader) {
  const open = routes.filter((route) => isPageFor(route, reader))
  const home = open.filter(({ path }) => path === spaceHome)
  const menu = open.filter((route) => route.menu !== undefined && route.path !== workbench && route.path !== spaceHome)
  return [...home, ...menu.sort((one, other) => orderOf(one) - orderOf(other))]
}

function orderOf({ menu }: RouteEntry) {
  return menu?.order ?? 0
}
