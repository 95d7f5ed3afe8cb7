import { platformTable } from '../../foundation/db/table.ts'

declare module '../../foundation/db/schema.ts' {
  interface Database {
    deploy_token: DeployTokenTable
  }
}

/** A machine with the token releases that parcel, and nothing else. */
type DeployTokenTable = {
  id: string
  /** Null: a token of the portal's builder. */
  parcel: string | null
  secret_hash: Buffer
  label: string
  created_by: string
  created_at: Date
  expires_at: Date
  revoked_by: string | null
  revoked_at: Date | null
  /** To the minute. */
  last_used_at: Date | null
  last_used_from: string | null
}

export const deployTokenTables = [
  platformTable('deploy_token', { platform: 'select, insert, update, delete', secrets: ['secret_hash'] }),
]
