import type {
  RolloutFound,
  RolloutLimits,
  RolloutState,
  RolloutSubject,
  UserType,
} from '@atrium/shared-utility/contract'
import type { ColumnType } from 'kysely'
import type { Json } from '../../foundation/db/column.ts'
import { platformTable } from '../../foundation/db/table.ts'

declare module '../../foundation/db/schema.ts' {
  interface Database {
    rollout: RolloutTable
  }
}

/** Reports of pages about the two versions of a roll-out, added up. */
type Counts = { openings: number; erred: number; mount: number[] | null }

export type BothCounts = { own: Counts; before: Counts }

/** A version of a parcel that is in force for some people, or was. */
type RolloutTable = {
  id: string
  parcel: string
  artifact_id: string
  before_id: string | null
  drawn_by: string
  enterprises: string[]
  user_types: UserType[]
  percent: number
  counted_by: RolloutSubject
  limits: Json<RolloutLimits>
  told: Json<BothCounts>
  reason: string
  begun_by_kind: 'person' | 'token'
  begun_by: string
  begun_at: Date
  state: RolloutState
  ended_by_kind: 'build' | 'person' | 'token' | null
  ended_by: string | null
  ended_at: Date | null
  end_reason: string | null
  found: ColumnType<RolloutFound | null, string | null, string | null>
}

export const rolloutTables = [platformTable('rollout', { platform: 'select, insert, update' })]
