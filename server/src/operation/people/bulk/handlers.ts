import { type bulkCalls, type CallParsed, calls, mostInBulk, Problem } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, type Context, type Handlers } from '../../../foundation/call/context/context.ts'
import { cancel } from '../../../foundation/job/intervene-query.ts'
import { lockOwn } from '../../../identity/session/lock-account.ts'
import { bulkKind } from './bulk-job.ts'
import {
  endBulk,
  findBulk,
  insertBulk,
  isUnderWay,
  lockBulk,
  previewOf,
  selectBulks,
  type BulkTarget,
} from './queries.ts'
import { selectBulkRows } from './row-query.ts'
import { bulkOf, bulkRowOf, resultOf } from './row.ts'

export const bulkHandlers: Handlers<typeof bulkCalls> = {
  async previewBulk({ action, ...target }, context) {
    const { userId: operatorId, isRoot } = sessionOf(context)
    const rows = await previewOf(context.db, { meant: meantBy(target, context), action, operatorId, isRoot })
    const total = rows.reduce((sum, { count }) => sum + count, 0)
    refuseTooMany(total)
    return { total, results: rows.map(({ result, count }) => ({ result: resultOf(result), count })) }
  },

  async startBulk({ action, expected, ...target }, context) {
    const { db, now, newId, visitor, services } = context
    const { userId } = sessionOf(context)
    await lockOwn(context)
    if (await isUnderWay(db, userId)) throw new Problem('bulkUnderWay')
    const id = newId()
    const { ip, userAgent, requestId } = visitor
    const from = { ip, user_agent: userAgent.slice(0, 400), request_id: requestId }
    const row = { id, action, operator_id: userId, total: expected, created_at: now, ...from }
    const count = await insertBulk(db, { ...row, meant: meantBy(target, context) })
    refuseTooMany(count)
    // The action takes exactly the people who were shown: no more, and no fewer.
    if (count !== expected) throw new Problem('bulkChanged', { count })
    await services.enqueue(db, { kind: bulkKind, key: id, payload: { id } })
    await recordAct(context, { action: 'startBulk', ...auditedBulk(id), diff: { way: action, users: count } })
    return { id }
  },

  async listBulks(_input, { db }) {
    return (await selectBulks(db)).map(bulkOf)
  },

  async getBulk({ id }, { db }) {
    const found = await findBulk(db, id)
    if (found === undefined) throw new Problem('notFound')
    return bulkOf(found)
  },

  async listBulkRows(filter, { db }) {
    const { total, rows } = await selectBulkRows(db, filter)
    return { total, list: rows.map(bulkRowOf) }
  },

  async cancelBulk({ id }, context) {
    const { db, now } = context
    if ((await findBulk(db, id)) === undefined) throw new Problem('notFound')
    // The job first, because the job's own work locks them in this order.
    await cancel(db, { kind: bulkKind, key: id, by: sessionOf(context).userId, now })
    await lockBulk(db, id)
    await endBulk(db, { id, status: 'cancelled', now })
    await recordAct(context, { action: 'cancelBulk', ...auditedBulk(id) })
    return {}
  },
}

function auditedBulk(id: string) {
  return { targetKind: 'bulk', targetId: id, entId: null } as const
}

type Target = Pick<CallParsed<'startBulk'>, 'userids' | 'asked'>

/**
 * The people who were chosen, or whom the list finds by its own schema: exactly one, so that nothing means everyone.
 */
function meantBy({ userids, asked }: Target, { now }: Context): BulkTarget {
  if ((userids === undefined) === (asked === undefined)) throw new Problem('malformedRequest')
  if (userids !== undefined) return { userids }
  const filter = calls.listUsers.input.safeParse(asked)
  if (!filter.success) throw new Problem('malformedRequest')
  return { filter: { ...filter.data, now } }
}

function refuseTooMany(count: number) {
  if (count > mostInBulk) throw new Problem('bulkTooMany', { most: mostInBulk })
}
