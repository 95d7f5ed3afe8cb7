import type { Lang } from '../words/lang.ts'
import { UserType, type UserTypeName } from './user-type.ts'

export const userTypeNames = [
  'member',
  'developer',
  'collaborator',
  'administrator',
  'operator',
  'saasAdministrator',
] as const satisfies readonly UserTypeName[]

/** For words, and for readers. */
export function userTypeName(type: UserType): UserTypeName {
  return userTypeNames.find((name) => UserType[name] === type) ?? 'member'
}

type NameOf<T extends UserType> = { [N in UserTypeName]: (typeof UserType)[N] extends T ? N : never }[UserTypeName]

/**
 * The words for people of these types, in each language. A dictionary that has them is checked with `satisfies`, so that a
 * type without words does not compile.
 */
export type UserTypeWords<T extends UserType = UserType> = Record<Lang, Record<`userType.${NameOf<T>}`, string>>
