import type { Filled } from './column.ts'

type Kind = 'app' | 'host' | 'plugin' | 'api'

/** What enterprises may use; `ent_id` null: every one of them. */
type WhiteListTable = {
  id: string
  ent_id: string | null
  kind: Kind
  /** Of a host: punycode in lower case, `*.` before it for all below. */
  value: string
  note: Filled<string>
  enabled: Filled<boolean>
  expires_at: Date | null
  created_by: string | null
  created_at: Filled<Date>
  updated_at: Filled<Date>
  version: Filled<number>
}

/** One row for each kind that is enforced anywhere. */
type WhiteListRuleTable = {
  kind: Kind
  only_listed: Filled<boolean>
  version: Filled<number>
  changed_by: string | null
  changed_at: Date | null
}

export type WhiteListTables = { app_whitelist: WhiteListTable; app_whitelist_rule: WhiteListRuleTable }
