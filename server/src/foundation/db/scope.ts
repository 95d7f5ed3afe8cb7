/** In whose name a transaction runs: the platform, one enterprise and one person in it, a carer of categories, or the builder of tables. */
export type Scope =
  /** With a carer, the database lets only what is in that person’s care be written where it knows of care. */
  | { as: 'platform'; isReadOnly?: boolean; carerId?: string }
  | { as: 'tenant'; entId: string | null; userId: string | null; isReadOnly?: boolean }
  | { as: 'care'; userId: string }
  /**
   * Makes and changes the tables of applications, of all enterprises, and reads and writes what is in them: for
   * publishing, and for removing what is over.
   */
  | { as: 'builder' }

export const platform = { as: 'platform' } as const satisfies Scope

/** The policies of row-level security are written for the first two, which own no table. The third owns those of applications. */
export const roles = { tenant: 'atrium_app', platform: 'atrium_platform', builder: 'atrium_builder' } as const

export function roleOf({ as }: Scope) {
  if (as === 'builder') return roles.builder
  return as === 'platform' ? roles.platform : roles.tenant
}

const idPattern = /^[A-Za-z0-9]{1,32}$/
// A page is found in a few milliseconds; a second process that would help with it takes thirty to be there.
const limits =
  "set local max_parallel_workers_per_gather = 0; set local statement_timeout = '10s'; set local lock_timeout = '4s'; set local idle_in_transaction_session_timeout = '60s'"

/**
 * One round trip that begins a transaction in a scope. All of it is local to the transaction: a pooled
 * connection, ours or a proxy's, carries nothing over to the next.
 */
export function beginStatement(scope: Scope) {
  // A publication may take as long as its tables are large; it waits for a lock no longer than others wait for it.
  if (scope.as === 'builder')
    return `begin; set local role ${roles.builder}; set local lock_timeout = '2s'; set local idle_in_transaction_session_timeout = '60s'`
  const isReadOnly = scope.as !== 'care' && scope.isReadOnly === true
  const begin = isReadOnly ? 'begin read only' : 'begin'
  if (scope.as === 'platform') return `${begin}; set local role ${roles.platform}; ${carerOf(scope.carerId)}${limits}`
  // Without an enterprise or a person the tables show this role next to nothing: what is in care stands in views.
  if (scope.as === 'care') return `begin; set local role ${roles.tenant}; ${carerOf(scope.userId)}${limits}`
  return `${begin}; set local role ${roles.tenant}; set local app.ent_id = '${checked(scope.entId)}'; set local app.user_id = '${checked(scope.userId)}'; ${limits}`
}

function carerOf(userId: string | undefined) {
  return userId === undefined ? '' : `set local app.carer_id = '${checked(userId)}'; `
}

// The ids go into the text of a statement, so anything but an id must not get this far.
function checked(value: string | null) {
  if (value === null) return ''
  if (!idPattern.test(value)) throw new Error('a scope needs ids of letters and digits')
  return value
}
