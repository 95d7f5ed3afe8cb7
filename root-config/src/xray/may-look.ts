import { UserType, type LoginStatus } from '@atrium/shared-utility/contract'

/**
 * The people who may see what a page is made of: operators, and those who build. Nothing of it is a secret; to others
 * it says nothing.
 */
export function mayLook({ login, user_type: type }: LoginStatus) {
  return login && (type === UserType.operator || type === UserType.developer)
}
