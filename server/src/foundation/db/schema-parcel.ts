import type { BrowserCheckState, GateFinding } from '@atrium/shared-utility/contract'
import type { Filled, Json } from './column.ts'

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
  /** Null: that of whoever builds the portal. */
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

/** What was found of a version when it came, and did not keep it out. */
type GateReportTable = { artifact_id: string; findings: Json<GateFinding[]>; made_at: Date }

/** How it stands with the run of a version in a browser. */
type BrowserCheckTable = {
  artifact_id: string
  state: BrowserCheckState
  /** Mounts that are done, of all. */
  done: number
  mounts: number
  findings: Json<GateFinding[]>
  /** Why nothing came of it. */
  why: string | null
  begun_at: Date
  ended_at: Date | null
}

export type ParcelTables = {
  parcel: ParcelTable
  deploy_token: DeployTokenTable
  gate_report: GateReportTable
  browser_check: BrowserCheckTable
}
