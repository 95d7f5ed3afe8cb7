import { randomBytes } from 'node:crypto'
import { Problem, type AuditAction, type connectorCalls } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { spaceOf, type Context, type Handlers } from '../../../foundation/call/context/context.ts'
import type { Row } from '../../../foundation/db/schema.ts'
import { errorCode } from '../../../foundation/process/error/error-code.ts'
import { sameText } from '../../../foundation/process/secrets/secrets.ts'
import { refuseUnlistedHosts } from '../../../foundation/query/white-list/refused-hosts.ts'
import { recordProbe } from './probe.ts'
import { insertDomain, removeDomain, selectDomain, selectDomains, verifyDomain } from './queries.ts'

type DomainCalls = Pick<
  typeof connectorCalls,
  'listConnectorDomains' | 'addConnectorDomain' | 'verifyConnectorDomain' | 'deleteConnectorDomain'
>

const limit = 20
const uniqueViolation = '23505'

export const domainHandlers: Handlers<DomainCalls> = {
  async listConnectorDomains(_input, { db }) {
    return { list: (await selectDomains(db)).map(domainOf) }
  },

  async addConnectorDomain({ domain }, context) {
    const { db } = context
    if ((await selectDomains(db)).length >= limit) throw new Problem('tooManyConnectors')
    await refuseUnlistedDomain(domain, context)
    const proof = randomBytes(24).toString('base64url')
    const row = await insertDomain(db, { ent_id: spaceOf(context).entId, domain, proof, verified_at: null })
    if (row === undefined) throw new Problem('domainTaken')
    await record('addConnectorDomain', domain, context)
    return domainOf(row)
  },

  async verifyConnectorDomain({ domain }, context) {
    const { db, now, services, session } = context
    const scope = { as: 'tenant' as const, entId: spaceOf(context).entId, userId: session?.userId ?? null }
    // Read aside: no connection waits while another server answers.
    const known = await services.tx(scope, (aside) => selectDomain(aside, domain))
    if (known === undefined) throw new Problem('domainNotFound')
    if (known.verified_at !== null) return domainOf(known)
    await refuseUnlistedDomain(domain, context)
    await recordProbe(context)
    await refuseUnproven(known, context)
    const row = await verifyDomain(db, { domain, proof: known.proof, now }).catch(takenByOther)
    if (row === undefined) throw new Problem('domainNotFound')
    await record('verifyConnectorDomain', domain, context)
    return domainOf(row)
  },

  async deleteConnectorDomain({ domain }, context) {
    if (!(await removeDomain(context.db, domain))) throw new Problem('domainNotFound')
    await record('deleteConnectorDomain', domain, context)
    return {}
  },
}

function refuseUnlistedDomain(domain: string, context: Context) {
  const { services, lang } = context
  const { entId } = spaceOf(context)
  return refuseUnlistedHosts({ services, lang, entId, field: 'domain', addresses: [fileOf(domain)] })
}

/** A person who can put a file there has the domain in hand, and a mailbox of it is theirs to vouch for. */
async function refuseUnproven({ domain, proof }: Row<'connector_domain'>, { services }: Context) {
  try {
    const answer = await services.outgoing.fetch(fileOf(domain))
    if (answer.status === 200 && sameText((await answer.text()).trim(), proof)) return
  } catch (error) {
    throw new Problem('domainNotProven', {}, { cause: error })
  }
  throw new Problem('domainNotProven')
}

function fileOf(domain: string) {
  return `https://${domain}/.well-known/atrium-domain.txt`
}

function domainOf({ domain, proof, verified_at: verifiedAt }: Row<'connector_domain'>) {
  return { domain, proof, file: fileOf(domain), verifiedAt: verifiedAt?.toISOString() ?? null }
}

function takenByOther(error: unknown): never {
  if (errorCode(error) === uniqueViolation) throw new Problem('domainTaken', {}, { cause: error })
  throw error
}

function record(action: AuditAction, domain: string, context: Context) {
  return recordAct(context, {
    action,
    targetKind: 'connectorDomain',
    targetId: domain,
    entId: spaceOf(context).entId,
  })
}
