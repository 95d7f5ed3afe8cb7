import type { Filled } from '../../../foundation/db/column.ts'
import { tenantTable } from '../../../foundation/db/table.ts'

declare module '../../../foundation/db/schema.ts' {
  interface Database {
    app_role_member: AppRoleMemberTable
  }
}

/** A person or a department in a role of an application; with neither, everybody of the enterprise. */
type AppRoleMemberTable = {
  ent_id: string
  id: string
  app_id: string
  /** A role of the draft or of a version. One that the live version does not have gives nothing. */
  role_uid: string
  user_id: string | null
  department_id: string | null
  is_deep: Filled<boolean>
}

export const appRoleTables = [
  tenantTable('app_role_member', {
    app: 'select, insert, update (is_deep), delete',
    platform: 'select',
    exported: { keys: 'id', columns: 'app_id role_uid user_id department_id is_deep' },
  }),
]
