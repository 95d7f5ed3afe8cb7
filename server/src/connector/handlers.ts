import { Problem, type CallParsed, type connectorCalls } from '@atrium/shared-utility/contract'
import { recordAct } from '../audit/queries.ts'
import { spaceOf, type Context, type Handlers } from '../context.ts'
import { nameIn } from '../language/wording.ts'
import { knownIds, refuseUnknownRoles } from '../permission/known-roles.ts'
import { domainHandlers } from './domain-handlers.ts'
import { bookProbe } from './probe.ts'
import { discover, refuseIssuer } from './provider.ts'
import {
  insertConnector,
  removeConnector,
  selectConnector,
  selectConnectors,
  selectJoiningRoles,
  updateConnectorRow,
  type ConnectorRow,
} from './queries.ts'
import { redirectUriOf } from './redirect-uri.ts'

const limit = 20

export const connectorHandlers: Handlers<typeof connectorCalls> = {
  ...domainHandlers,

  async listConnectors(_input, context) {
    const { db, lang } = context
    const roles = await selectJoiningRoles(db)
    return {
      list: (await selectConnectors(db)).map((row) => ({
        ...connectorOf(row, context),
        joiningRoleIds: knownIds(roles, row.joining_role_ids),
      })),
      roles: roles.map((role) => ({ id: role.id, name: nameIn(lang, role) })),
    }
  },

  async addConnector(input, context) {
    const { db, newId, services } = context
    refuseIssuer(input.issuer, services.outside)
    await refuseForeignRoles(input.joiningRoleIds, context)
    if ((await selectConnectors(db)).length >= limit) throw new Problem('tooManyConnectors')
    const row = await insertConnector(db, {
      ...columnsOf(input),
      ent_id: spaceOf(context).entId,
      id: newId(),
      client_secret: services.secrets.seal(input.clientSecret),
    })
    await record('addConnector', row, context)
    return connectorOf(row, context)
  },

  async updateConnector({ id, version, clientSecret, ...input }, context) {
    const { db, services, now } = context
    const known = await selectConnector(db, id)
    if (known === undefined) throw new Problem('connectorNotFound')
    refuseIssuer(input.issuer, services.outside)
    refuseSecretElsewhere(known, { ...input, clientSecret })
    await refuseForeignRoles(input.joiningRoleIds, context)
    const secret = clientSecret === undefined ? {} : { client_secret: services.secrets.seal(clientSecret) }
    const change = { ...columnsOf(input), ...secret, updated_at: now }
    const row = await updateConnectorRow(db, { id, version, change })
    if (row === undefined) throw new Problem('versionConflict')
    await record('updateConnector', row, context)
    return connectorOf(row, context)
  },

  async deleteConnector({ id }, context) {
    const row = await selectConnector(context.db, id)
    if (row === undefined || !(await removeConnector(context.db, id))) throw new Problem('connectorNotFound')
    await record('deleteConnector', row, context)
    return {}
  },

  async testConnector({ issuer, clientId }, context) {
    const { outside } = context.services
    refuseIssuer(issuer, outside)
    await bookProbe(context)
    // Discovery shows no secret to anybody, so none is needed.
    const found = (await discover({ issuer, clientId, clientSecret: '-' }, outside)).serverMetadata()
    return { issuer: found.issuer, authorizationEndpoint: found.authorization_endpoint ?? '' }
  },
}

type Fields = Omit<CallParsed<'addConnector'>, 'clientSecret'>

function columnsOf({ name, issuer, clientId, joins, joiningType, joiningRoleIds, enabled }: Fields) {
  return {
    name,
    issuer,
    client_id: clientId,
    joins,
    joining_type: joiningType,
    joining_role_ids: [...joiningRoleIds],
    enabled,
  }
}

/** Otherwise a changed address would be sent the secret that was meant for the old one. */
function refuseSecretElsewhere(
  known: ConnectorRow,
  { issuer, clientId, clientSecret }: Fields & { clientSecret?: string },
) {
  const isElsewhere = known.issuer !== issuer || known.client_id !== clientId
  if (isElsewhere && clientSecret === undefined) throw new Problem('clientSecretNeeded')
}

async function refuseForeignRoles(ids: readonly string[], { db, lang }: Context) {
  refuseUnknownRoles(await selectJoiningRoles(db), { field: 'joiningRoleIds', ids, lang })
}

function connectorOf(row: ConnectorRow, context: Context) {
  return {
    id: row.id,
    name: row.name,
    issuer: row.issuer,
    clientId: row.client_id,
    joins: row.joins,
    joiningType: row.joining_type as 0 | 4 | 5, // The column's check allows these three.
    joiningRoleIds: row.joining_role_ids,
    enabled: row.enabled,
    version: row.version,
    redirectUri: redirectUriOf(row.ent_id, context),
  }
}

function record(action: string, row: ConnectorRow, context: Context) {
  const { issuer, client_id: clientId, joins, joining_type: joiningType, enabled } = row
  return recordAct(context, {
    action,
    targetKind: 'connector',
    targetId: row.id,
    entId: spaceOf(context).entId,
    diff: { issuer, clientId, joins, joiningType, enabled },
  })
}
