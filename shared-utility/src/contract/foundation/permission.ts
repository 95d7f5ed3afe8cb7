/** What a role may allow, beside pages: the calls and the buttons that ask for it are opened by this name. */
export const operations = ['orgEdit', 'operationOverview'] as const
export type Operation = (typeof operations)[number]

/** For what a permission holds: the whole enterprise, the departments of its person with those below, or the person's own. */
export const roleScopes = ['enterprise', 'department', 'own'] as const
export type RoleScope = (typeof roleScopes)[number]
