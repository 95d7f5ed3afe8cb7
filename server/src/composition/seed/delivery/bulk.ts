import { endBulk, insertBulk, nextOpen, noteSeen, selectBulks } from '../../../operation/people/bulk/queries.ts'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { demoEnterprises } from '../../../portal/page/demo/accounts.ts'
import { selectColleagues } from '../applications/people-query.ts'
import { minuteMs } from '../workdays.ts'
import type { Desk } from './desk.ts'

const results: Readonly<Record<string, string>> = {
  member: 'done',
  developer: 'done',
  partner: 'unchanged',
}

/** Leaves the record of a bulk action, once: an operator has ended sessions of people, of whom one had none. */
export async function leaveBulk({ as, at, operator, context: { services } }: Desk) {
  const people = await services.tx(platform, (db) => selectColleagues(db, demoEnterprises.one.id))
  const chosen = Object.entries(results).flatMap(([loginId, result]) => {
    const id = people.get(loginId)?.id
    return id === undefined ? [] : [{ id, result }]
  })
  if (chosen.length === 0) return
  await as(at(5, 17), async (call) => {
    const { db, now, newId, visitor } = call
    if ((await selectBulks(db)).length > 0) return
    const id = newId()
    const from = { ip: visitor.ip, user_agent: visitor.userAgent, request_id: visitor.requestId }
    const about = { id, action: 'endSessions', operator_id: operator.id, created_at: now } as const
    const meant = { userids: chosen.map((one) => one.id) }
    const total = await insertBulk(db, { ...about, ...from, total: chosen.length, meant })
    for (let nth = 0; nth < total; nth += 1) {
      const open = await nextOpen(db, id)
      const result = chosen.find((one) => one.id === open?.user_id)?.result
      if (open !== undefined && result !== undefined) await noteSeen(db, { bulkId: id, place: open.place, result, now })
    }
    await endBulk(db, { id, status: 'done', now: new Date(now.getTime() + minuteMs) })
    const target = { targetKind: 'bulk', targetId: id, entId: null } as const
    await recordAct(call, { action: 'startBulk', ...target, diff: { way: about.action, users: total } })
  })
}
