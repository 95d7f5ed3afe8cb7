import type { RouteObject } from 'react-router'
import type { Messages } from '../i18n/intl.ts'

export type ParcelDefinition = {
  /** The System name, `@atrium/<slug>`. */
  name: string
  /** react-router routes, with the full portal paths of `parcel.json`. */
  routes: RouteObject[]
  messages: Messages
}

/** `sysop` of `@atrium/sysop`. */
export function slugOf(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1)
}
