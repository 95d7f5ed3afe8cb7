/**
 * The user type of a person on the platform, or in an enterprise (specification 3 and 6). On the wire and in the
 * database it is the number; nothing else of ours writes one.
 */
export const UserType = {
  member: 0,
  /** Makes applications. */
  developer: 4,
  /** A person from outside who works with the enterprise. */
  collaborator: 5,
  /** The administrator of an enterprise. */
  administrator: 6,
  /** Runs the platform. */
  operator: 7,
  /** The administrator of a SaaS category. */
  saasAdministrator: 9,
} as const
export type UserType = (typeof UserType)[UserTypeName]
export type UserTypeName = keyof typeof UserType

/** The types of an enterprise first, then those of the platform. */
export const userTypes: readonly UserType[] = Object.values(UserType)

export function isUserType(value: unknown): value is UserType {
  return userTypes.some((type) => type === value)
}

/**
 * Whether a person is of the platform's own people, who belong to no enterprise. The first page asks this, and has no more
 * facts of user types.
 */
export function isPlatformStaff(
  type: UserType | null | undefined,
): type is typeof UserType.operator | typeof UserType.saasAdministrator {
  return type === UserType.operator || type === UserType.saasAdministrator
}
