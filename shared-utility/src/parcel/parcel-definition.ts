import type { ReactNode } from 'react'
import type { RouteObject } from 'react-router'
import type { Messages } from '../page/i18n/intl.ts'

/** What every parcel says of itself. */
export type Parcel = {
  /** The System name, `@atrium/<slug>`. */
  name: string
  messages: Messages
}

export type ParcelDefinition = Parcel & {
  /** react-router routes, with the full portal paths of `parcel.json`. */
  routes: RouteObject[]
}

/** One page under one path, which is read as it stands: no `:name`, nothing below. */
export type PlainPage = { path: string; element: ReactNode }

export type PagesDefinition = Parcel & { pages: readonly PlainPage[] }

/** `sysop` of `@atrium/sysop`. */
export function slugOf(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1)
}
