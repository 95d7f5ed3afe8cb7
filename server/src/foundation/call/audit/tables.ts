import type { Filled, Json } from '../../db/column.ts'
import { exportedRecords } from './export-query.ts'
import { platformTable, tenantTable } from '../../db/table.ts'

declare module '../../db/schema.ts' {
  interface Database {
    audit_log: AuditLogTable
    audit_cut: { chain: string; seq: number; hash: string; cut_at: Filled<Date> }
  }
}

/** Append-only: no role of the requests may change or delete a row. */
type AuditLogTable = {
  id: string
  at: Filled<Date>
  ent_id: string | null
  actor_id: string | null
  actor_type: number | null
  session_id: string | null
  action: string
  target_kind: string
  target_id: string
  result: Filled<'ok' | 'denied'>
  ip: string | null
  user_agent: string | null
  request_id: string | null
  diff: Json<unknown> | null
  /** Its place in the chain of its enterprise, from 1 on; this and the hashes are set by the database. */
  seq: Filled<number>
  /** Hexadecimal SHA-256; 64 zeros in the first row of a chain. */
  prev_hash: Filled<string>
  hash: Filled<string>
}

export const auditTables = [
  tenantTable('audit_log', {
    app: 'insert',
    platform: 'select, insert',
    notSecret: {
      hash: 'a host, an application, a call: what an enterprise may use',
      prev_hash: 'a host, an application, a call: what an enterprise may use',
    },
    exported: {
      keys: 'seq',
      columns: 'id at actor_id actor_type action target_kind target_id result ip user_agent diff prev_hash hash',
      source: exportedRecords,
    },
  }),
  platformTable('audit_cut', {
    platform: 'select',
    notSecret: { hash: 'a host, an application, a call: what an enterprise may use' },
  }),
]
