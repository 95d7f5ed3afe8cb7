import type { GeneratedAlways } from 'kysely'
import type { Filled } from '../../foundation/db/column.ts'
import { tenantTable } from '../../foundation/db/table.ts'

declare module '../../foundation/db/schema.ts' {
  interface Database {
    department: DepartmentTable
    department_member: DepartmentMemberTable
  }
}

type DepartmentTable = {
  ent_id: string
  id: string
  parent_id: string | null
  /** From the root to itself, kept by triggers. */
  path: GeneratedAlways<string[]>
  name: string
  name_en: string | null
  /** What other systems call it. */
  code: string | null
  head_id: string | null
  sort: Filled<number>
  version: Filled<number>
}

type DepartmentMemberTable = {
  ent_id: string
  department_id: string
  user_id: string
  title: Filled<string>
  /** One of the departments of each person; a trigger says which is the first. */
  is_main: Filled<boolean>
  added_at: Filled<Date>
}

const own = { app: 'select, insert, update, delete' }

export const departmentTables = [
  tenantTable('department', {
    ...own,
    platform: 'select, insert',
    notSecret: { code: 'what other systems call a department' },
    exported: { keys: 'id', columns: 'parent_id name name_en code head_id sort' },
  }),
  tenantTable('department_member', {
    ...own,
    platform: 'select, insert, update (title)',
    exported: { keys: 'department_id user_id', columns: 'title is_main added_at' },
  }),
]
