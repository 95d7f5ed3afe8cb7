import { type BulkResult, bulkResults, bulkStates } from '@atrium/shared-utility/contract'
import { z } from 'zod'
import type { SelectedBulk } from './queries.ts'
import type { SelectedBulkRow } from './row-query.ts'

export function bulkOf(row: SelectedBulk) {
  return {
    id: row.id,
    action: row.action,
    state: z.enum(bulkStates).parse(row.status),
    total: row.total,
    seen: row.seen,
    refused: row.refused,
    byId: row.operator_id,
    byName: row.operator_name,
    createdAt: row.created_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
  }
}

export function bulkRowOf(row: SelectedBulkRow) {
  const { userid, name, login_id: loginId } = row
  return { bulkId: row.bulk_id, userid, name, loginId, result: resultOf(row.result), at: row.at?.toISOString() ?? null }
}

export function resultOf(result: string | null): BulkResult {
  return z.enum(bulkResults).parse(result ?? 'open')
}
