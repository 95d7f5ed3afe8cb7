import type { Filled, Json } from '../../db/column.ts'
import { exportedSettings } from './export-query.ts'
import { platformTable } from '../../db/table.ts'

declare module '../../db/schema.ts' {
  interface Database {
    setting: SettingTable
  }
}

/** `scope` is `platform` or an enterprise id. */
type SettingTable = {
  scope: string
  key: string
  value: Json<unknown>
  secret: Filled<boolean>
  version: Filled<number>
  changed_by: string | null
  audit_id: string | null
  updated_at: Filled<Date>
}

export const settingTables = [
  platformTable('setting', {
    platform: 'select, insert, update, delete',
    secrets: ['value'],
    notSecret: { secret: 'says whether the value is one' },
    exported: { keys: 'key', columns: 'value updated_at', source: exportedSettings },
  }),
]
