import type { RouteEntry, UserType } from '@atrium/shared-utility/contract'

const workbench = '/user/workbench'
const spaceHome = '/homepage'

/** Where a person can go from the workbench: the home of the space, then what the menu offers this type of user. */
export function entrancesFor(routes: readonly RouteEntry[], userType: UserType) {
  const open = routes.filter(({ userTypes }) => userTypes === undefined || userTypes.includes(userType))
  const home = open.filter(({ path }) => path === spaceHome)
  const menu = open.filter((route) => route.menu !== undefined && route.path !== workbench && route.path !== spaceHome)
  return [...home, ...menu.sort((one, other) => orderOf(one) - orderOf(other))]
}

function orderOf({ menu }: RouteEntry) {
  return menu?.order ?? 0
}
