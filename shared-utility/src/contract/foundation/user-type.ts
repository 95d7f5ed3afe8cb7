import { z } from 'zod'

/**
 * Specification 3 and 6. 7 platform operator, 9 SaaS administrator, 6 enterprise administrator,
 * 0 member, 4 application developer, 5 external collaborator.
 */
export const userTypes = [0, 4, 5, 6, 7, 9] as const
export type UserType = (typeof userTypes)[number]
export const userType = z.union(userTypes.map((type) => z.literal(type)))

export const platformOperator = [7] as const satisfies readonly UserType[]
export const platformStaff = [7, 9] as const satisfies readonly UserType[]
/** Who sets up an enterprise: its own administrators, and operators in its space. */
export const enterpriseKeepers = [6, 7] as const satisfies readonly UserType[]
