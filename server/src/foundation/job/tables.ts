import type { JobEventKind } from '@atrium/shared-utility/contract'
import type { ColumnType } from 'kysely'
import type { Filled, Json } from '../db/column.ts'
import { platformTable } from '../db/table.ts'

declare module '../db/schema.ts' {
  interface Database {
    job: JobTable
  }
}

/** What happened to a job: `attempt` counts from 1, from the last time that an operator began it again. */
export type JobEvent = {
  at: string
  what: JobEventKind
  attempt: number
  step?: string
  /** The code of the problem. */
  error?: string
  /** The operator who did it. */
  by?: string
}

/** Work that outlives a process. `step` names the last step that is done. */
type JobTable = {
  id: string
  kind: string
  /** Unique within the kind: an enterprise is provisioned once. */
  key: string
  payload: Json<unknown>
  step: string | null
  percent: Filled<number>
  status: Filled<'queued' | 'running' | 'done' | 'failed' | 'cancelled'>
  attempts: Filled<number>
  error_key: string | null
  lease_until: Date | null
  /** For which enterprise, and for which person; null where neither is to be known, or the job is for no one person. */
  ent_id: string | null
  user_id: string | null
  /** When it was taken up first, and when it came to its end. */
  started_at: Date | null
  ended_at: Date | null
  log: ColumnType<JobEvent[], string | undefined, string>
  created_at: Filled<Date>
  updated_at: Filled<Date>
}

export const jobTables = [
  platformTable('job', {
    platform: 'select, insert, update, delete',
    exported: { never: 'the platform’s work for it' },
  }),
]
