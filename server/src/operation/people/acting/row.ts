import type { SelectedActing } from './queries.ts'

/** What an operator did as a person, as that person sees it. */
export function ownActingOf(row: SelectedActing, now: Date) {
  return {
    id: row.id,
    entid: row.ent_id,
    entName: row.ent_name,
    operatorName: row.operator_name,
    reason: row.reason,
    mayChange: row.may_change,
    begunAt: row.begun_at.toISOString(),
    endedAt: endOf(row, now)?.toISOString() ?? null,
    isNew: row.seen_at === null,
  }
}

/** The time of its end: when it was ended, or when it ran out, by the earlier of its two limits. */
function endOf({ ended_at: endedAt, until, idle_until: idleUntil }: SelectedActing, now: Date) {
  if (endedAt !== null) return endedAt
  const latest = idleUntil !== null && idleUntil < until ? idleUntil : until
  return latest <= now ? latest : null
}
