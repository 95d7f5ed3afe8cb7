import type { Filled } from '../../db/column.ts'
import { platformTable } from '../../db/table.ts'

declare module '../../db/schema.ts' {
  interface Database {
    throttle: ThrottleTable
    refused_attempt: RefusedAttemptTable
  }
}

/** `bucket` is a SHA-256 of kind and subject. */
type ThrottleTable = {
  bucket: string
  count: Filled<number>
  first_at: Filled<Date>
  blocked_until: Date | null
  in_flight: Filled<number>
  in_flight_at: Date | null
}

/** How often something was refused, and how many of those no row of the audit log stands for yet. */
type RefusedAttemptTable = {
  bucket: string
  count: number
  untold: Filled<number>
  left_out: Filled<number>
  first_at: Date
}

export const limitTables = [
  platformTable('throttle', { platform: 'select, insert, update, delete' }),
  platformTable('refused_attempt', { platform: 'select, insert, update, delete' }),
]
