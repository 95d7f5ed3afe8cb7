import type { RoleScope } from '@atrium/shared-utility/contract'
import type { Filled } from '../../foundation/db/column.ts'
import { tenantTable, view } from '../../foundation/db/table.ts'

declare module '../../foundation/db/schema.ts' {
  interface Database {
    role: RoleTable
    role_member: RoleMemberTable
    role_permission: RolePermissionTable
    role_department: RoleDepartmentTable
    role_title: RoleTitleTable
    role_holder: RoleMemberTable
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
  version: Filled<number>
}

/** The people who hold a role by name; `role_holder` has all who hold it, however they came by it. */
type RoleMemberTable = { ent_id: string; role_id: string; user_id: string }

type RolePermissionTable = { ent_id: string; role_id: string; permission: string; scope: Filled<RoleScope> }

/** Everybody in this department and in those below it. */
type RoleDepartmentTable = { ent_id: string; role_id: string; department_id: string }

/** Everybody who has this title in any department. */
type RoleTitleTable = { ent_id: string; role_id: string; title: string }

export const roleTables = [
  tenantTable('role', {
    app: 'select, insert, update, delete',
    platform: 'select, insert, update',
    notSecret: { code: 'names a role of the platform' },
    exported: { keys: 'id', columns: 'module code name name_en detail sort built_in enabled' },
  }),
  tenantTable('role_member', {
    app: 'select, insert, delete',
    platform: 'select, insert, delete',
    exported: { keys: 'role_id user_id', columns: '' },
  }),
  tenantTable('role_permission', {
    app: 'select, insert, delete',
    platform: 'select, insert',
    exported: { keys: 'role_id permission', columns: 'scope' },
  }),
  tenantTable('role_department', {
    app: 'select, insert, delete',
    platform: 'select',
    exported: { keys: 'role_id department_id', columns: '' },
  }),
  tenantTable('role_title', {
    app: 'select, insert, delete',
    platform: 'select',
    exported: { keys: 'role_id title', columns: '' },
  }),
  view('role_holder', {
    app: 'select',
    platform: 'select',
    exported: { never: 'says who holds the roles that other files have' },
  }),
]
