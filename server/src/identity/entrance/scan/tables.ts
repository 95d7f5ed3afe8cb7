import type { Filled } from '../../../foundation/db/column.ts'
import { platformTable } from '../../../foundation/db/table.ts'

declare module '../../../foundation/db/schema.ts' {
  interface Database {
    scan_ticket: ScanTicketTable
  }
}

/** `ticket_hash` and `secret_hash` are SHA-256 of what the QR code and the cookie carry. */
type ScanTicketTable = {
  ticket_hash: Buffer
  secret_hash: Buffer
  state: Filled<'new' | 'scanned' | 'confirmed' | 'consumed' | 'cancelled'>
  number: number
  numbers: number[]
  /** The person who scanned it. */
  user_id: string | null
  /** Set when an enterprise vouched for the session that confirmed it: the computer is limited in the same way. */
  only_ent_id: string | null
  /** When the person of the session that confirmed proved who they are. */
  auth_time: Date | null
  /** When the session that confirmed ends at the latest. */
  session_until: Date | null
  ip: string
  user_agent: string
  expires_at: Date
}

export const scanTables = [
  platformTable('scan_ticket', { platform: 'select, insert, update, delete', secrets: ['secret_hash', 'ticket_hash'] }),
]
