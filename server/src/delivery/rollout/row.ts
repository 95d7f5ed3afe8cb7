import type { RolloutRow } from '@atrium/shared-utility/contract'
import type { SelectedRollout } from './list-query.ts'

export function rolloutOf(row: SelectedRollout): RolloutRow {
  return {
    id: row.id,
    slug: row.parcel,
    version: row.version,
    before: row.before,
    state: row.state,
    percent: row.percent,
    countedBy: row.counted_by,
    userTypes: row.user_types,
    enterprises: row.enterprises,
    limits: row.limits,
    reason: row.reason,
    begunAt: row.begun_at.toISOString(),
    begunByKind: row.begun_by_kind,
    begunBy: row.beginner,
    begunById: row.beginner_id,
    endedAt: row.ended_at?.toISOString() ?? null,
    endedByKind: row.ended_by_kind,
    endedBy: row.ender,
    endReason: row.end_reason,
    found: row.found,
  }
}
