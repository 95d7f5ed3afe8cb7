import type { PermissionAccess } from './access.ts'
import { userTypeNames } from './user-type-name.ts'
import { UserType, type UserTypeName } from './user-type.ts'

type Facts = {
  /** Where the people of the type belong: to enterprises, or to the platform. */
  of: 'enterprise' | 'platform'
  administers: 'enterprise' | 'category' | 'platform' | null
  /** True for people from outside, who work with the enterprise. */
  isExternal: boolean
  /** True where a person becomes one by joining: by an invitation, or by single sign-on for the first time. */
  isJoining: boolean
  /** True for people who make applications for an enterprise. */
  isBuilding: boolean
}

/**
 * What each user type is. A type that is added to `UserType` compiles once it has a row here, and is in those groups below
 * that its row says.
 */
const facts = {
  member: { of: 'enterprise', administers: null, isExternal: false, isJoining: true, isBuilding: false },
  developer: { of: 'enterprise', administers: null, isExternal: false, isJoining: true, isBuilding: true },
  collaborator: { of: 'enterprise', administers: null, isExternal: true, isJoining: true, isBuilding: false },
  administrator: { of: 'enterprise', administers: 'enterprise', isExternal: false, isJoining: false, isBuilding: true },
  operator: { of: 'platform', administers: 'platform', isExternal: false, isJoining: false, isBuilding: false },
  saasAdministrator: {
    of: 'platform',
    administers: 'category',
    isExternal: false,
    isJoining: false,
    isBuilding: false,
  },
} as const satisfies Record<UserTypeName, Facts>

type TypeWith<F> = { [N in UserTypeName]: (typeof facts)[N] extends F ? (typeof UserType)[N] : never }[UserTypeName]

/** The user types for which these facts hold. */
// @__NO_SIDE_EFFECTS__
function typesWith<const F extends Partial<Facts>>(wanted: F): readonly TypeWith<F>[] {
  const fits = (type: Facts) => Object.entries(wanted).every(([fact, value]) => type[fact as keyof Facts] === value)
  return userTypeNames.filter((name) => fits(facts[name])).map((name) => UserType[name]) as TypeWith<F>[] // they fit
}

// The groups of callers, for the field `access` of a call and for everything else that differs by user type. Apart from the
// types themselves: the first page makes no such call.

/** Everyone who works in an enterprise. */
export const enterpriseTypes = typesWith({ of: 'enterprise' })
export const platformStaff = typesWith({ of: 'platform' })
export const enterpriseAdministrator = typesWith({ administers: 'enterprise' })
export const categoryAdministrator = typesWith({ administers: 'category' })
export const platformOperator = typesWith({ administers: 'platform' })
/** The people who make applications for an enterprise. */
export const builders = typesWith({ isBuilding: true })
/** The enterprise's own people, without collaborators from outside. */
export const ownPeople = typesWith({ of: 'enterprise', isExternal: false })
/** A person who joins an enterprise becomes one of these, and never an administrator. */
export const joiningTypes = typesWith({ isJoining: true })
/** The people who set up an enterprise: its own administrators, and operators in its space. */
export const enterpriseKeepers = [...enterpriseAdministrator, ...platformOperator] as const
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

/** Callers who read how the enterprise is doing: administrators, and people whose role says so. */
export const overviewReaders = {
  types: enterpriseAdministrator,
  permission: 'operationOverview',
} as const satisfies PermissionAccess

const externalTypes: readonly number[] = typesWith({ isExternal: true })

/** Whether a person is from outside of the enterprise that they work with. */
export function isExternal(type: number | undefined) {
  return type !== undefined && externalTypes.includes(type)
}
