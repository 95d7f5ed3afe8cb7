import { type CallParsed, Problem, UserType } from '@atrium/shared-utility/contract'
import { sessionOf, type Context, type Session } from '../../foundation/context/context.ts'
import type { Db } from '../../foundation/db/tx.ts'
import { maskPhone } from '../../identity/person/login-id.ts'
import { userTypeOf } from '../../identity/person/user-type.ts'

type Person = CallParsed<'getEnterpriseUser'>

/** Whoever may not know is told the same as whoever asks for nobody. */
export async function getEnterpriseUser(person: Person, context: Context) {
  const { db } = context
  if (!(await maySee(db, { person, session: sessionOf(context) }))) throw new Problem('spaceDenied')
  const member = await selectMember(db, person)
  if (member === undefined) throw new Problem('spaceDenied')
  return {
    userid: person.userid,
    name: member.name,
    loginId: member.login_id,
    phoneMask: maskPhone(member.phone),
    userType: userTypeOf(member.user_type),
    roles: await selectRoleIds(db, person),
    status: member.status === 'active' ? ('active' as const) : ('suspended' as const),
  }
}

async function maySee(db: Db, { person, session }: { person: Person; session: Session }) {
  if (session.userType === UserType.operator) return true
  if (session.onlyIn !== null && session.onlyIn !== person.currentEntId) return false
  const own = await selectMember(db, { userid: session.userId, currentEntId: person.currentEntId })
  if (own?.status !== 'active' || own.entStatus === 'suspended' || own.entStatus === 'closed') return false
  return session.userId === person.userid || own.user_type === UserType.administrator
}

// This call is of no space, so its transaction sees every enterprise: the conditions below are the wall.
async function selectMember(db: Db, { userid, currentEntId }: Person) {
  return db
    .selectFrom('membership')
    .innerJoin('user_account', 'user_account.id', 'membership.user_id')
    .innerJoin('enterprise', 'enterprise.id', 'membership.ent_id')
    .select([
      'user_account.name',
      'user_account.login_id',
      'user_account.phone',
      'membership.user_type',
      'membership.status',
      'enterprise.status as entStatus',
    ])
    .where('membership.ent_id', '=', currentEntId)
    .where('membership.user_id', '=', userid)
    .where('membership.status', '<>', 'left')
    .executeTakeFirst()
}

async function selectRoleIds(db: Db, { userid, currentEntId }: Person) {
  const rows = await db
    .selectFrom('role_member')
    .innerJoin('role', (join) =>
      join.onRef('role.ent_id', '=', 'role_member.ent_id').onRef('role.id', '=', 'role_member.role_id'),
    )
    .select('role.id')
    .where('role_member.ent_id', '=', currentEntId)
    .where('role_member.user_id', '=', userid)
    .where('role.enabled', '=', true)
    .orderBy('role.sort')
    .orderBy('role.id')
    .execute()
  return rows.map(({ id }) => id)
}
