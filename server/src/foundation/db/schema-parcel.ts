import type { Filled } from './column.ts'

/** A parcel that a team releases by itself. */
type ParcelTable = {
  slug: string
  /** The scope of its System name. */
  team: string
  contact: string
  paths: string[]
  created_by: string
  created_at: Date
  updated_by: string
  updated_at: Date
  version: Filled<number>
}

/** Whoever has the token releases that parcel, and nothing else. */
type DeployTokenTable = {
  id: string
  parcel: string
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

export type ParcelTables = { parcel: ParcelTable; deploy_token: DeployTokenTable }
