import { UserType } from '../foundation/user-type.ts'
import type { RouteEntry } from './base-config.ts'
import type { ParcelDeclaration } from './parcel.ts'

/** The entries of the route table that a parcel declares. */
export function routesOfParcel({ name, routes }: ParcelDeclaration): RouteEntry[] {
  // The reason for marking no entry is for the reader of the declaration.
  return routes.map(({ title: _title, unmarked: _unmarked, userTypes, ...route }) => ({
    ...route,
    app: name,
    userTypes: userTypes?.map((type) => UserType[type]),
    title: routeTitleKey(route.path),
  }))
}

/** The title of a parcel's page in the dictionary of the server. */
export function routeTitleKey(path: string) {
  return `route.${path}`
}
