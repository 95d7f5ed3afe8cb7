import { cutText, Problem, userType } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import type { Context } from '../../../foundation/call/context/context.ts'
import { insertPerson } from '../../people/person/queries.ts'
import type { Vouched } from './authorization-code.ts'
import { findIdentity, insertIdentity, isVerifiedDomain, lockConnector, type UsableConnector } from './queries.ts'
import { giveBuiltInRole, insertMembership, giveRoles, hasRoom } from '../../people/membership/queries.ts'

/**
 * Makes a new person a member. It is always a new account: an e-mail address that another person has, too, links no
 * account. Throws signOnUnknown, emailNotAccepted, enterpriseFull.
 */
export async function join(vouched: Vouched, connector: UsableConnector, context: Context) {
  const { db } = context
  if (!connector.joins) throw new Problem('signOnUnknown')
  await refuseOtherDomain(acceptedEmail(vouched, connector), connector, context)
  refuseOtherIssuer(await lockConnector(db, connector), connector)
  const subject = { entId: connector.ent_id, connectorId: connector.id, subject: vouched.subject }
  const meanwhile = await findIdentity(db, subject)
  if (meanwhile !== undefined) return meanwhile.user_id
  if (!(await hasRoom(db, connector.ent_id))) throw new Problem('enterpriseFull')
  return addMember(vouched, connector, context)
}

/**
 * The address by which a person may join: one that the provider calls verified, or says nothing of where the enterprise
 * trusts it. An address that the provider calls unverified never counts.
 */
export function acceptedEmail({ email, isVerified }: Vouched, { trusts_own_domains: isTrusted }: Trusting) {
  return (isVerified ?? isTrusted) ? email : null
}

type Trusting = Pick<UsableConnector, 'trusts_own_domains'>

/** The domain of an address in its one form. */
export function domainOf(email: string) {
  return email.slice(email.lastIndexOf('@') + 1)
}

/** A provider may serve many companies: only people of the enterprise's own, verified domains become its members. */
async function refuseOtherDomain(email: string | null, { ent_id: entId }: UsableConnector, { db }: Context) {
  if (email === null || !(await isVerifiedDomain(db, { entId, domain: domainOf(email) })))
    throw new Problem('emailNotAccepted')
}

/** A provider's answer counts while the connector is still the one that was asked. */
export function refuseOtherIssuer(held: { issuer: string } | undefined, { issuer }: UsableConnector) {
  if (held?.issuer !== issuer) throw new Problem('signOnExpired')
}

async function addMember({ subject, name, email }: Vouched, connector: UsableConnector, context: Context) {
  const { db, newId } = context
  const [userId, entId] = [newId(), connector.ent_id]
  const type = userType.parse(connector.joining_type)
  // The login id is of no use without a password, and must not be one that another person would choose. The address
  // stays with the identity: as the account's own it would be one that the person never confirmed here.
  await insertPerson(db, {
    id: userId,
    login_id: `sso-${userId}`,
    name: cutText(name ?? email ?? userId, 64),
    made_by_ent_id: entId,
  })
  await insertMembership(db, { ent_id: entId, user_id: userId, user_type: type })
  await giveBuiltInRole(db, { entId, userId, userType: type })
  await giveRoles(db, { entId, userId, roleIds: connector.joining_role_ids })
  await insertIdentity(db, {
    ent_id: entId,
    connector_id: connector.id,
    subject,
    user_id: userId,
    email,
    last_used_at: null,
  })
  const act = { action: 'join', targetKind: 'user', targetId: userId, entId, actorId: userId } as const
  await recordAct({ ...context, session: null }, { ...act, diff: { connector: connector.id, userType: type } })
  return userId
}
