import type { Filled } from '../../foundation/db/column.ts'
import { tenantTable } from '../../foundation/db/table.ts'

declare module '../../foundation/db/schema.ts' {
  interface Database {
    role: RoleTable
    role_member: RoleMemberTable
    role_permission: RolePermissionTable
  }
}

type RoleTable = {
  ent_id: string
  id: string
  module: 'box' | 'qpaas' | 'system'
  code: string
  name: string
  name_en: string
  /** Landing path; empty means none. */
  detail: Filled<string>
  sort: Filled<number>
  built_in: Filled<boolean>
  enabled: Filled<boolean>
}

type RoleMemberTable = { ent_id: string; role_id: string; user_id: string }

type RolePermissionTable = { ent_id: string; role_id: string; permission: string }

export const permissionTables = [
  tenantTable('role', {
    app: 'select',
    platform: 'select, insert, update',
    notSecret: { code: 'names a role of the platform' },
    exported: { keys: 'id', columns: 'module code name name_en detail sort built_in enabled' },
  }),
  tenantTable('role_member', {
    app: 'select, delete',
    platform: 'select, insert, delete',
    exported: { keys: 'role_id user_id', columns: '' },
  }),
  tenantTable('role_permission', {
    app: 'select',
    platform: 'select, insert',
    exported: { keys: 'role_id permission', columns: '' },
  }),
]
