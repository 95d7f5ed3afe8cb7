import type { PermissionAccess } from './call.ts'
import { UserType } from './user-type.ts'

const { member, developer, collaborator, administrator, operator, saasAdministrator } = UserType

// The callers that may make a call, for its field `access`. Apart from the types themselves: the first page makes no
// such call.

export const enterpriseAdministrator = [administrator] as const satisfies readonly UserType[]
/** Everyone who works in an enterprise. */
export const enterpriseTypes = [member, developer, collaborator, administrator] as const satisfies readonly UserType[]
/** The people who make applications for an enterprise. */
export const builders = [developer, administrator] as const satisfies readonly UserType[]
/** The enterprise's own people, without collaborators from outside. */
export const ownPeople = [member, developer, administrator] as const satisfies readonly UserType[]
export const platformOperator = [operator] as const satisfies readonly UserType[]
export const platformStaff = [operator, saasAdministrator] as const satisfies readonly UserType[]
export const categoryAdministrator = [saasAdministrator] as const satisfies readonly UserType[]
/** The people who set up an enterprise: its own administrators, and operators in its space. */
export const enterpriseKeepers = [administrator, operator] as const satisfies readonly UserType[]
/**
 * Callers who edit the organisation: administrators, and people whose role says so. Calls that put people into a department or
 * move one stay with administrators: they hand out the roles of that department.
 */
export const organisationEditors = {
  types: enterpriseAdministrator,
  permission: 'orgEdit',
  narrower: true,
} as const satisfies PermissionAccess

/** Callers who write announcements to the people of their enterprise: administrators, and people whose role says so. */
export const announcers = { types: enterpriseAdministrator, permission: 'announce' } as const satisfies PermissionAccess
