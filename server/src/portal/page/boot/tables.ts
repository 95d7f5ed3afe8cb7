import type { Filled } from '../../../foundation/db/column.ts'
import { tenantTable } from '../../../foundation/db/table.ts'

declare module '../../../foundation/db/schema.ts' {
  interface Database {
    route: RouteTable
  }
}

/** Routes that no parcel declares: redirects, and what one enterprise has of its own. */
type RouteTable = {
  id: string
  ent_id: string | null
  path: string
  kind: Filled<string>
  app: string | null
  redirect: string | null
  /** Key of the title in the language dictionary; empty on redirects. */
  title: Filled<string>
  open: Filled<boolean>
  public: Filled<boolean>
  user_types: number[] | null
  enabled: Filled<boolean>
}

export const bootTables = [
  tenantTable('route', {
    app: 'select',
    platform: 'select',
    exported: { keys: 'id', columns: 'path kind app redirect title open public user_types enabled' },
  }),
]
