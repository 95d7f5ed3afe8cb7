import { userTypeOf } from '../../../identity/people/person/user-type.ts'
import type { SelectedUser } from './queries.ts'

/** A row as the operator's list shows it. */
export function userRowOf({ platformType, memberType, lastLoginAt, createdAt, ...row }: SelectedUser) {
  const type = platformType ?? memberType
  return {
    ...row,
    userType: type === null ? null : userTypeOf(type),
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }
}
