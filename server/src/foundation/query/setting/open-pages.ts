import {
  operationPages,
  operations,
  operationScopes,
  type Operation,
  type RouteEntry,
  type UserType,
} from '@atrium/shared-utility/contract'
import { isUnder } from './hidden-pages.ts'
import type { Session } from '../../call/context/session.ts'

/** A person as the reader of pages. `opened`: paths that roles open to them, with all below, whatever their type. */
export type PageReader = { userType: UserType; opened: readonly string[] }

export function pageReaderOf(session: Pick<Session, 'userType' | 'permissions' | 'narrowPermissions'>): PageReader {
  return { userType: session.userType, opened: pagesOpenedBy(session) }
}

/** The pages of what roles allow. */
export function pagesOpenedBy({ permissions, narrowPermissions }: Pick<Session, 'permissions' | 'narrowPermissions'>) {
  const countsNarrow = (one: Operation) => operationScopes[one].some((scope) => scope !== 'enterprise')
  const allowed = operations.filter(
    (one) => permissions.includes(one) || (countsNarrow(one) && narrowPermissions.includes(one)),
  )
  return allowed.map((one) => operationPages[one])
}

/** Whether a page is for people of this type, or opened to this person by a role. */
export function isPageFor(
  { path, userTypes }: Pick<RouteEntry, 'path' | 'userTypes'>,
  { userType, opened }: PageReader,
) {
  if (userTypes === undefined || userTypes.includes(userType)) return true
  return isUnder(path, opened)
}
