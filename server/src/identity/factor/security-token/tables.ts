import { platformTable } from '../../../foundation/db/table.ts'

declare module '../../../foundation/db/schema.ts' {
  interface Database {
    security_token: SecurityTokenTable
  }
}

/** A link for another device; the hashes are SHA-256. `client_hash` and `cookie_hash` are of the one that opened it. */
type SecurityTokenTable = {
  id: string
  secret_hash: Buffer
  /** The session that made it, and with which it ends. */
  session_id: string
  ent_id: string
  client_hash: Buffer | null
  cookie_hash: Buffer | null
  expires_at: Date
}

export const securityTokenTables = [
  platformTable('security_token', {
    platform: 'select, insert, update, delete',
    secrets: ['client_hash', 'cookie_hash', 'secret_hash'],
    exported: { never: 'lets somebody in' },
  }),
]
