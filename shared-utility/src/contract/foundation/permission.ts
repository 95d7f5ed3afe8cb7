/** What a role may allow, beside pages: the calls and the buttons that ask for it are opened by this name. */
export const operations = ['orgEdit', 'announce', 'operationOverview'] as const
export type Operation = (typeof operations)[number]

/** The page on which each is done: it opens for all who may do it, whatever their user type. */
export const operationPages = {
  orgEdit: '/enterprise/departments',
  announce: '/enterprise/announcements',
  operationOverview: '/enterprise/overview',
} as const satisfies Record<Operation, string>

/** For what a permission holds: the whole enterprise, its person's departments with those below, or those that the person heads. */
export const roleScopes = ['enterprise', 'department', 'own'] as const
export type RoleScope = (typeof roleScopes)[number]

/** The scopes for which each counts: a call or a page that asks for another one opens to the whole enterprise alone. */
export const operationScopes = {
  orgEdit: roleScopes,
  announce: ['enterprise'],
  operationOverview: ['enterprise'],
} as const satisfies Record<Operation, readonly RoleScope[]>
