import { type CallParsed, type joiningTypes } from '@atrium/shared-utility/contract'
import { spaceOf, type Context } from '../../../foundation/call/context/context.ts'
import { refuseUnlistedHosts } from '../../../foundation/query/white-list/refused-hosts.ts'
import { refuseUnknownRoles } from '../permission/known-roles.ts'
import { selectJoiningRoles, type ConnectorRow } from './queries.ts'
import { redirectUriOf } from '../../../identity/entrance/sign-on/redirect-uri.ts'

export type Fields = Omit<CallParsed<'addConnector'>, 'clientSecret'>

export function columnsOf({ name, issuer, clientId, joins, joiningType, joiningRoleIds, enabled, ...more }: Fields) {
  return {
    trusts_own_domains: more.trustsOwnDomains,
    name,
    issuer,
    client_id: clientId,
    joins,
    joining_type: joiningType,
    joining_role_ids: [...joiningRoleIds],
    enabled,
  }
}

export async function refuseForeignRoles(ids: readonly string[], { db, lang }: Context) {
  refuseUnknownRoles(await selectJoiningRoles(db), { field: 'joiningRoleIds', ids, lang })
}

/** Throws hostNotListed at the issuer's field: for itself, or for what it leads to. */
export function refuseUnlistedIssuer(addresses: string | readonly string[], context: Context) {
  const { services, lang } = context
  const { entId } = spaceOf(context)
  return refuseUnlistedHosts({ services, lang, entId, field: 'issuer', addresses: [addresses].flat() })
}

/** As administrators see it. */
export function connectorOf(row: ConnectorRow & { linkedCount: number }, context: Context) {
  return {
    id: row.id,
    name: row.name,
    issuer: row.issuer,
    clientId: row.client_id,
    joins: row.joins,
    joiningType: row.joining_type as (typeof joiningTypes)[number], // The column's check allows these three.
    joiningRoleIds: row.joining_role_ids,
    trustsOwnDomains: row.trusts_own_domains,
    enabled: row.enabled,
    version: row.version,
    redirectUri: redirectUriOf(row.ent_id, context),
    linkedCount: row.linkedCount,
  }
}

/** What the audit log keeps of it. */
export function actOn(
  row: ConnectorRow,
  more: { droppedLinks?: number; endedSessions?: number; linkedCount?: number } = {},
) {
  const { ent_id: entId, id, issuer, client_id: clientId, joins, joining_type: joiningType, enabled } = row
  const diff = { issuer, clientId, joins, joiningType, trustsOwnDomains: row.trusts_own_domains, enabled, ...more }
  return { targetKind: 'connector', targetId: id, entId, diff } as const
}
