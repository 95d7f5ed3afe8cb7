import type { Exported } from '@atrium/shared-utility/contract'
import type { SizedExport } from './queries.ts'

/** An export as its person sees it. Cancelled ones are not listed. */
export function exportedOf(row: SizedExport): Exported {
  return {
    id: row.id,
    list: row.list,
    name: row.name,
    status: row.status === 'cancelled' ? 'failed' : row.status,
    rows: row.rows_written,
    total: row.total,
    sizeBytes: row.size_bytes,
    startedAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  }
}
