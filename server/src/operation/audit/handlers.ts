import { Problem, type auditCalls } from '@atrium/shared-utility/contract'
import type { Handlers } from '../../foundation/context/context.ts'
import { exportAudit } from './export.ts'
import { selectAudit, selectAuditActions, selectAuditRow } from './list-query.ts'
import { auditDetailOf, auditRowOf } from './row.ts'
import { verifyStretch } from './verify-query.ts'

export const auditHandlers: Handlers<typeof auditCalls> = {
  async listAudit(filter, { db }) {
    const { total, rows } = await selectAudit(db, filter)
    return { total, list: rows.map(auditRowOf) }
  },
  async getAudit({ id }, { db }) {
    const row = await selectAuditRow(db, id)
    if (row === undefined) throw new Problem('notFound')
    return auditDetailOf(row)
  },
  listAuditActions: (_, { db }) => selectAuditActions(db),
  exportAudit,
  verifyAudit: (input, { db }) => verifyStretch(db, input),
}
