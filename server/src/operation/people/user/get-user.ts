import { calls, Problem, type CallParsed } from '@atrium/shared-utility/contract'
import type { Context } from '../../../foundation/call/context/context.ts'
import { userTypeOf } from '../../../identity/people/person/user-type.ts'
import { selectFactors, selectMemberships } from './account-query.ts'
import { selectUser } from './queries.ts'
import { userRowOf } from './row.ts'

const anyone = calls.listUsers.input.parse({})

/** One person as operators see them: the account, every enterprise of theirs, and their second factors. */
export async function getUser({ userid }: CallParsed<'getUser'>, { db, now }: Context) {
  const user = await selectUser(db, { userid, filter: { ...anyone, now } })
  if (user === undefined) throw new Problem('userNotFound')
  const memberships = await selectMemberships(db, userid)
  const factors = await selectFactors(db, userid)
  return {
    ...userRowOf(user),
    memberships: memberships.map(({ userType, membership, joinedAt, lastUsedAt, ...of }) => ({
      ...of,
      userType: userTypeOf(userType),
      membership: membership === 'active' ? ('active' as const) : ('suspended' as const),
      joinedAt: joinedAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    factors: factors.map(({ since, lastUsedAt, ...factor }) => ({
      ...factor,
      since: since.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  }
}
