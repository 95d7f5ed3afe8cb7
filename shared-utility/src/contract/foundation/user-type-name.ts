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
