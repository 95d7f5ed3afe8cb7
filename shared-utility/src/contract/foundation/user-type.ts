import { z } from 'zod'

/**
 * What somebody is on the platform, or in an enterprise (specification 3 and 6). On the wire and in the database it is
 * the number; nothing else of ours writes one.
 */
export const UserType = {
  member: 0,
  /** Makes applications. */
  developer: 4,
  /** Somebody from outside who works with the enterprise. */
  collaborator: 5,
  /** Of an enterprise. */
  administrator: 6,
  /** Runs the platform. */
  operator: 7,
  /** Of a SaaS category. */
  saasAdministrator: 9,
} as const
export type UserType = (typeof UserType)[UserTypeName]
export type UserTypeName = keyof typeof UserType

const { member, developer, collaborator, administrator, operator, saasAdministrator } = UserType

/** Those of an enterprise first, then those of the platform. */
export const userTypes = [member, developer, collaborator, administrator, operator, saasAdministrator] as const
export const userType = z.union(userTypes.map((type) => z.literal(type)))

export const enterpriseAdministrator = [administrator] as const satisfies readonly UserType[]
/** Everybody who works in an enterprise. */
export const enterpriseTypes = [member, developer, collaborator, administrator] as const satisfies readonly UserType[]
export const platformOperator = [operator] as const satisfies readonly UserType[]
export const platformStaff = [operator, saasAdministrator] as const satisfies readonly UserType[]
/** Who sets up an enterprise: its own administrators, and operators in its space. */
export const enterpriseKeepers = [administrator, operator] as const satisfies readonly UserType[]

/** Whether somebody is of the platform's own people, who belong to no enterprise. */
export function isPlatformStaff(type: UserType | null | undefined): type is (typeof platformStaff)[number] {
  return type === operator || type === saasAdministrator
}
