import { Problem, type auditCalls } from '@atrium/shared-utility/contract'
import type { Handlers } from '../../../foundation/call/context/context.ts'
import { titlesFor } from '../../../foundation/call/wording/call-title.ts'
import { exportAudit } from './export.ts'
import { selectAudit, selectAuditActions, selectAuditRow } from './list-query.ts'
import { auditDetailOf, auditRowOf } from './row.ts'
import { verifyStretch } from './verify-query.ts'

export const auditHandlers: Handlers<typeof auditCalls> = {
  async listAudit(filter, context) {
    const { total, rows } = await selectAudit(context.db, filter)
    const titleOf = titlesFor(context)
    return { total, list: rows.map((row) => auditRowOf(row, titleOf)) }
  },
  async getAudit({ id }, context) {
    const row = await selectAuditRow(context.db, id)
    if (row === undefined) throw new Problem('notFound')
    return auditDetailOf(row, titlesFor(context))
  },
  async listAuditActions(_, context) {
    const titleOf = titlesFor(context)
    return (await selectAuditActions(context.db)).map((action) => ({ action, actionTitle: titleOf(action) }))
  },
  exportAudit,
  verifyAudit: (input, { db }) => verifyStretch(db, input),
}
