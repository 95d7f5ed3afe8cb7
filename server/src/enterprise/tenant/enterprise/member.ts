import { Problem, UserType } from '@atrium/shared-utility/contract'
import { sessionOf, type Context } from '../../../foundation/call/context/context.ts'
import type { Session } from '../../../foundation/call/context/session.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { maskPhone } from '../../../identity/people/person/login-id.ts'
import { userTypeOf } from '../../../identity/people/person/user-type.ts'
import { selectMember, selectRoleIds, type Person } from './member-query.ts'

/** A caller who may not know gets the same answer as for a person who does not exist. */
export async function getEnterpriseUser(person: Person, context: Context) {
  const { db, now } = context
  if (!(await maySee(db, { person, session: sessionOf(context), now }))) throw new Problem('spaceDenied')
  const member = await selectMember(db, { ...person, now })
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

type Asking = { person: Person; session: Session; now: Date }

async function maySee(db: Db, { person, session, now }: Asking) {
  if (session.userType === UserType.operator) return true
  if (session.onlyIn !== null && session.onlyIn !== person.currentEntId) return false
  const own = await selectMember(db, { userid: session.userId, currentEntId: person.currentEntId, now })
  if (own?.status !== 'active' || !own.is_let_in) return false
  return session.userId === person.userid || own.user_type === UserType.administrator
}
