import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { spaceOf, type Context } from '../../../foundation/call/context/context.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { actOn, columnsOf, connectorOf, refuseForeignRoles, refuseUnlistedIssuer, type Fields } from './facts.ts'
import { countLinks, dropLinks } from './links-query.ts'
import { refuseIssuer } from '../../../identity/entrance/sign-on/provider.ts'
import { removeConnector, selectConnector, switchOff, updateConnectorRow, type ConnectorRow } from './queries.ts'
import { asSeen, mustBeAsSeen } from '../../../foundation/process/error/as-seen.ts'

/**
 * Another issuer may give any person a name that the former one gave: the links of the former one
 * end. Another client of the same issuer is not: a name is never given to a second person there (OpenID Connect
 * Core 1.0, section 2), so at worst a person is not found and links anew.
 */
export async function updateConnector(
  { id, version, clientSecret, ...input }: CallParsed<'updateConnector'>,
  context: Context,
) {
  const { services, now } = context
  const { entId } = spaceOf(context)
  // What is compared below is what the change is made against.
  const known = asSeen(await selectConnector(context.db, id), version, 'connectorNotFound')
  refuseIssuer(input.issuer, services.outgoing)
  // One that is not on the list any more can still be switched off.
  if (input.enabled || input.issuer !== known.issuer) await refuseUnlistedIssuer(input.issuer, context)
  refuseSecretElsewhere(known, { ...input, clientSecret })
  await refuseForeignRoles(input.joiningRoleIds, context)
  const secret = clientSecret === undefined ? {} : { client_secret: services.secrets.seal(clientSecret) }
  const change = { ...columnsOf(input), ...secret, updated_at: now }
  return services.tx(platform, async (db) => {
    const row = await updateConnectorRow(db, { entId, id, version, change })
    mustBeAsSeen(row !== undefined)
    const dropped = row.issuer === known.issuer ? {} : await dropLinks(db, { entId, id, now })
    await recordAct({ ...context, db }, { action: 'updateConnector', ...actOn(row, dropped) })
    const linkedCount = (await countLinks(db, entId)).get(id) ?? 0
    return connectorOf({ ...row, linkedCount }, context)
  })
}

export async function deleteConnector({ id }: CallParsed<'deleteConnector'>, context: Context) {
  const { services, now } = context
  const { entId } = spaceOf(context)
  const known = await selectConnector(context.db, id)
  if (known === undefined) throw new Problem('connectorNotFound')
  // Switched off first: a sign-in that is under way comes too late, and its links can be counted and ended.
  const dropped = await services.tx(platform, async (db) => {
    const off = await switchOff(db, { entId, id })
    return off ? dropLinks(db, { entId, id, now }) : undefined
  })
  if (dropped === undefined) throw new Problem('connectorNotFound')
  await removeConnector(context.db, id)
  await recordAct(context, { action: 'deleteConnector', ...actOn(known, dropped) })
  return {}
}

/** Otherwise a changed address would be sent the secret that was meant for the old one. */
function refuseSecretElsewhere(
  known: ConnectorRow,
  { issuer, clientId, clientSecret }: Fields & { clientSecret?: string | undefined },
) {
  const isElsewhere = known.issuer !== issuer || known.client_id !== clientId
  if (isElsewhere && clientSecret === undefined) throw new Problem('clientSecretNeeded')
}
