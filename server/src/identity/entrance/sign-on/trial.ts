import { Problem, tidyForeign, type SignOnTrial } from '@atrium/shared-utility/contract'
import type { Context } from '../../../foundation/call/context/context.ts'
import type { Row } from '../../../foundation/db/schema.ts'
import type { Vouched } from './authorization-code.ts'
import { acceptedEmail, domainOf } from './join.ts'
import { isVerifiedDomain, type UsableConnector } from './queries.ts'

type Came = { connector: UsableConnector; vouched: Vouched }

const mostClaims = 60

/** What a provider told, for the signed-in administrator who asked. It links no account and opens no session. */
export async function tried(request: Row<'sign_on'>, context: Context, vouch: () => Promise<Came>) {
  if (context.session === null || context.session.userId !== request.user_id) throw new Problem('signOnExpired')
  const { connector, vouched } = await vouch()
  const { name, claims } = vouched
  const told: SignOnTrial = {
    connector: connector.name,
    name,
    email: shown(claims.email, 254),
    emailVerified: claims.email_verified === undefined ? null : shown(JSON.stringify(claims.email_verified), 60),
    claims: Object.keys(claims)
      .slice(0, mostClaims)
      .map((claim) => tidyForeign(claim, 60)),
    verdict: await verdictOn(vouched, connector, context),
    isJoiningOn: connector.joins,
  }
  return { done: 'tried' as const, url: request.return_url, told }
}

/** The verdict that `join` would come to. */
async function verdictOn(vouched: Vouched, connector: UsableConnector, { db }: Context) {
  const { email, isVerified, claims } = vouched
  if (email === null) return claims.email === undefined || claims.email === null ? 'noEmail' : 'noAddress'
  if (acceptedEmail(vouched, connector) === null) return isVerified === null ? 'unsaid' : 'notVerified'
  const isOwn = await isVerifiedDomain(db, { entId: connector.ent_id, domain: domainOf(email) })
  return isOwn ? 'joins' : 'otherDomain'
}

function shown(told: unknown, most: number) {
  if (told === undefined || told === null) return null
  return tidyForeign(typeof told === 'string' ? told : JSON.stringify(told), most)
}
