import type { Lang } from '../words/lang.ts'
import { UserType, type UserTypeName } from './user-type.ts'

export const userTypeNames = Object.keys(UserType) as readonly UserTypeName[] // its own names

const names = Object.fromEntries(userTypeNames.map((name) => [UserType[name], name])) as Record<UserType, UserTypeName>

/** For words, and for readers. */
export function userTypeName(type: UserType): UserTypeName {
  return names[type]
}

type NameOf<T extends UserType> = { [N in UserTypeName]: (typeof UserType)[N] extends T ? N : never }[UserTypeName]

/**
 * The words for people of these types, in each language. A dictionary that has them is checked with `satisfies`, so that a
 * type without words does not compile.
 */
export type UserTypeWords<T extends UserType = UserType> = Record<Lang, Record<`userType.${NameOf<T>}`, string>>
