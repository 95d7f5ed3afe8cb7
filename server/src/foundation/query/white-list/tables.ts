import type { Filled } from '../../db/column.ts'
import { platformTable, tenantTable } from '../../db/table.ts'

declare module '../../db/schema.ts' {
  interface Database {
    app_whitelist: WhiteListTable
    app_whitelist_rule: WhiteListRuleTable
  }
}

type Kind = 'app' | 'host' | 'plugin' | 'api'

/** What enterprises may use; `ent_id` null: every one of them. */
type WhiteListTable = {
  id: string
  ent_id: string | null
  kind: Kind
  /** For a host: punycode in lower case, `*.` before it for all below. */
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

export const whiteListTables = [
  tenantTable('app_whitelist', {
    app: 'select (enabled ent_id expires_at kind value)',
    platform: 'select, insert, update, delete',
    notSecret: { value: 'a host, an application, a call: what an enterprise may use' },
    exported: { keys: 'id', columns: 'kind value note enabled expires_at' },
  }),
  platformTable('app_whitelist_rule', { app: 'select (kind only_listed)', platform: 'select, update' }),
]
