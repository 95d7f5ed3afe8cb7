import type { BulkResult } from '@atrium/shared-utility/contract'
import { recordAct, type Act } from '../../../foundation/call/audit/queries.ts'
import type { Row } from '../../../foundation/db/schema.ts'
import type { JobContext } from '../../../foundation/job/job.ts'
import { lockUser } from '../../../identity/people/person/queries.ts'
import { endSessionsOf } from '../../../identity/session/end-sessions-query.ts'
import { lockAccounts } from '../../../identity/session/lock-account.ts'
import { storeUser } from '../user/queries.ts'
import { askForPassword, findOperator } from './queries.ts'

type Surroundings = Pick<JobContext, 'db' | 'newId' | 'now'>
type User = NonNullable<Awaited<ReturnType<typeof lockUser>>>

/**
 * Does the action to one person, by the rules of the single action, as the operator and the person are at this moment.
 * Both are locked: an operator who acts on people of the platform is root, and remains, so there is always one left.
 */
export async function actOn(userId: string, bulk: Row<'bulk'>, context: Surroundings): Promise<BulkResult> {
  const { db } = context
  if (userId === bulk.operator_id) return 'ownAccount'
  await lockAccounts(db, [bulk.operator_id, userId])
  const operator = await findOperator(db, bulk.operator_id)
  if (operator === undefined) return 'notAllowed'
  const user = await lockUser(db, userId)
  if (user === undefined) return 'userNotFound'
  if (user.platform_type !== null && !operator.is_root) return 'rootRequired'
  return acts[bulk.action](user, bulk, context)
}

type Do = (user: User, bulk: Row<'bulk'>, context: Surroundings) => Promise<BulkResult>

const acts: Record<Row<'bulk'>['action'], Do> = {
  async suspend(user, bulk, context) {
    if (user.status !== 'active') return user.status === 'suspended' ? 'unchanged' : 'userNotReady'
    await store(user, 'suspended', context)
    await endAll(user, 'suspended', context)
    return told({ action: 'updateUser', diff: { status: 'suspended', bulk: bulk.id } }, { user, bulk, context })
  },

  async resume(user, bulk, context) {
    if (user.status !== 'suspended') return user.status === 'active' ? 'unchanged' : 'userNotReady'
    await store(user, 'active', context)
    return told({ action: 'updateUser', diff: { status: 'active', bulk: bulk.id } }, { user, bulk, context })
  },

  async endSessions(user, bulk, context) {
    const ended = await endAll(user, 'endedByOperator', context)
    if (ended === 0) return 'unchanged'
    return told({ action: 'endUserSessions', diff: { ended, bulk: bulk.id } }, { user, bulk, context })
  },

  async askPassword(user, bulk, context) {
    if (user.status !== 'active') return 'userNotReady'
    if (!(await askForPassword(context.db, { userId: user.id, now: context.now }))) return 'noPassword'
    return told({ action: 'askPassword', diff: { bulk: bulk.id } }, { user, bulk, context })
  },
}

function store({ id, version }: User, status: 'active' | 'suspended', { db, now }: Surroundings) {
  return storeUser(db, { userid: id, version, change: { status }, now })
}

function endAll({ id }: User, reason: string, { db, now }: Surroundings) {
  return endSessionsOf(db, { userId: id, except: null, reason, now })
}

type ActRecord = { user: User; bulk: Row<'bulk'>; context: Surroundings }

/** Logs the act person by person, with the operator who asked for it and their address. */
async function told(act: Pick<Act, 'action' | 'diff'>, { user, bulk, context }: ActRecord) {
  const { operator_id: actorId, ip, user_agent: userAgent, request_id: requestId } = bulk
  const visitor = { ip, userAgent, requestId, deviceHint: '', host: '', entId: null }
  const target = { targetKind: 'user', targetId: user.id, entId: null, actorId } as const
  await recordAct({ ...context, session: null, visitor }, { ...act, ...target })
  return 'done' as const
}
