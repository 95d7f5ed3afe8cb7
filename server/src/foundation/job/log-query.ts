import type { JobEventKind } from '@atrium/shared-utility/contract'
import { sql, type RawBuilder } from 'kysely'

/** A job that is tried again and again does not grow: older entries go. */
const mostKept = 100

/** What taking a job up means for its log: one that ran already ran somewhere else. */
export const begun = sql<JobEventKind>`case status when 'running' then 'takenOver' else 'started' end`

type Entry = {
  what: JobEventKind | RawBuilder<JobEventKind>
  at: Date
  attempt?: RawBuilder<unknown>
  step?: string | null
  error?: string
  by?: string
}

/** The log of a job with one more entry, for the statement that changes the job: neither is there without the other. */
export function logged({ what, at, attempt = sql`attempts`, ...details }: Entry) {
  const said = Object.fromEntries(Object.entries(details).filter(([, value]) => value !== null))
  return sql<string>`jsonb_path_query_array(
    job.log || (jsonb_build_object('at', ${at.toISOString()}::text, 'what', ${what}::text, 'attempt', ${attempt})
      || ${JSON.stringify(said)}::jsonb),
    ${sql.raw(`'$[last - ${mostKept - 1} to last]'`)})`
}
