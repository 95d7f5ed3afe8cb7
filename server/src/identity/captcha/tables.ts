import { platformTable } from '../../foundation/db/table.ts'

declare module '../../foundation/db/schema.ts' {
  interface Database {
    consumed_code: ConsumedCodeTable
  }
}

/** A SHA-256 of a value that was used, kept for as long as it would have been good. */
type ConsumedCodeTable = { hash: Buffer; expires_at: Date }

export const captchaTables = [
  platformTable('consumed_code', { platform: 'select, insert, update, delete', secrets: ['hash'] }),
]
