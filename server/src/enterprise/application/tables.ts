import type { Filled } from '../../foundation/db/column.ts'
import { tenantTable } from '../../foundation/db/table.ts'

declare module '../../foundation/db/schema.ts' {
  interface Database {
    application: ApplicationTable
    application_pin: ApplicationPinTable
  }
}

type ApplicationTable = {
  ent_id: string
  id: string
  /** Set on applications that the platform brings along: unique within the enterprise. */
  code: string | null
  name: string
  name_en: string | null
  icon: string | null
  url: string
  kind: 'form' | 'workflow' | 'report' | 'link'
  version: Filled<string>
  visible: Filled<boolean>
  sort: Filled<number>
}

type ApplicationPinTable = { ent_id: string; user_id: string; application_id: string; sort: number }

export const applicationTables = [
  tenantTable('application', {
    app: 'select',
    platform: 'select, insert',
    notSecret: { code: 'a host, an application, a call: what an enterprise may use' },
    exported: { keys: 'id', columns: 'code name name_en icon url kind version visible sort' },
  }),
  tenantTable('application_pin', {
    app: 'select, insert, delete',
    exported: { never: 'what each person has put before others for themself' },
  }),
]
