import { Problem, type ownLogCalls } from '@atrium/shared-utility/contract'
import type { Handlers } from '../../../foundation/call/context/context.ts'
import { titlesFor } from '../../../foundation/call/wording/call-title.ts'
import { selectOwnActions, selectOwnAudit, selectOwnAuditRow } from './audit-query.ts'
import { auditDetailOf, auditRowOf, signInRowOf } from './row.ts'
import { selectMemberSignIns } from './sign-in-query.ts'

export const ownLogHandlers: Handlers<typeof ownLogCalls> = {
  async listMemberSignIns(filter, { db }) {
    const { total, rows } = await selectMemberSignIns(db, filter)
    return { total, list: rows.map(signInRowOf) }
  },

  async listOwnAudit(filter, context) {
    const { total, rows } = await selectOwnAudit(context.db, filter)
    const titleOf = titlesFor(context)
    return { total, list: rows.map((row) => auditRowOf(row, titleOf)) }
  },

  async listOwnAuditActions(_, context) {
    const titleOf = titlesFor(context)
    return (await selectOwnActions(context.db)).map((action) => ({ action, actionTitle: titleOf(action) }))
  },

  async getOwnAudit({ id }, context) {
    const row = await selectOwnAuditRow(context.db, id)
    if (row === undefined) throw new Problem('notFound')
    return auditDetailOf(row, titlesFor(context))
  },
}
