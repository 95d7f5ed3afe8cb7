import { Problem, type connectorCalls } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, spaceOf, type Handlers } from '../../../foundation/call/context/context.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { nameIn } from '../../../foundation/call/wording/wording.ts'
import { knownIds } from '../permission/known-roles.ts'
import { deleteConnector, updateConnector } from './change.ts'
import { domainHandlers } from './domain-handlers.ts'
import { actOn, columnsOf, connectorOf, refuseForeignRoles, refuseUnlistedIssuer } from './facts.ts'
import { countLinks } from './links-query.ts'
import { recordProbe } from './probe.ts'
import { goOut } from '../../../identity/entrance/sign-on/start.ts'
import { discover, endpointsOf, refuseIssuer } from '../../../identity/entrance/sign-on/provider.ts'
import { insertConnector, selectConnectors, selectJoiningRoles } from './queries.ts'

const limit = 20

export const connectorHandlers: Handlers<typeof connectorCalls> = {
  ...domainHandlers,

  async listConnectors(_input, context) {
    const { db, lang } = context
    const roles = await selectJoiningRoles(db)
    const rows = await selectConnectors(db)
    const { entId } = spaceOf(context)
    const links = await context.services.tx(platform, (all) => countLinks(all, entId))
    return {
      list: rows.map((row) => ({
        ...connectorOf({ ...row, linkedCount: links.get(row.id) ?? 0 }, context),
        joiningRoleIds: knownIds(roles, row.joining_role_ids),
      })),
      roles: roles.map((role) => ({ id: role.id, name: nameIn(lang, role) })),
    }
  },

  async addConnector(input, context) {
    const { db, newId, services } = context
    refuseIssuer(input.issuer, services.outgoing)
    await refuseUnlistedIssuer(input.issuer, context)
    await refuseForeignRoles(input.joiningRoleIds, context)
    if ((await selectConnectors(db)).length >= limit) throw new Problem('tooManyConnectors')
    const row = await insertConnector(db, {
      ...columnsOf(input),
      ent_id: spaceOf(context).entId,
      id: newId(),
      client_secret: services.secrets.seal(input.clientSecret),
    })
    await recordAct(context, { action: 'addConnector', ...actOn(row) })
    return connectorOf({ ...row, linkedCount: 0 }, context)
  },

  updateConnector,
  deleteConnector,

  async tryConnector({ id, url }, context) {
    await recordProbe(context)
    return goOut({ entId: spaceOf(context).entId, id, url, userId: sessionOf(context).userId, isTrial: true }, context)
  },

  async testConnector({ issuer, clientId }, context) {
    const { outgoing } = context.services
    refuseIssuer(issuer, outgoing)
    await refuseUnlistedIssuer(issuer, context)
    await recordProbe(context)
    // Discovery shows no secret, so none is needed.
    const found = await discover({ issuer, clientId, clientSecret: '-' }, outgoing)
    await refuseUnlistedIssuer(endpointsOf(found), context)
    const { issuer: named, authorization_endpoint: authorizationEndpoint = '' } = found.serverMetadata()
    return { issuer: named, authorizationEndpoint }
  },
}
