import type {
  AppRoleBody,
  AppViewBody,
  EntityBody,
  PublishedAppRole,
  PublishedAppView,
  PublishedEntity,
} from '@atrium/shared-utility/contract'
import type { GeneratedAlways } from 'kysely'
import type { Filled, Json } from '../../../foundation/db/column.ts'
import { tenantTable } from '../../../foundation/db/table.ts'

declare module '../../../foundation/db/schema.ts' {
  interface Database {
    app_resource: AppResource
    app_version: AppVersion
  }
}

/** A part of an application's draft. Entities, roles and views today; flows are others of the same. */
type AppResource = {
  ent_id: string
  app_id: string
  uid: string
  kind: 'entity' | 'role' | 'view'
  rev: number
  body: Json<EntityBody | AppRoleBody | AppViewBody>
  made_at: Date
  updated_at: Date
  updated_by: string
  /** Those that were put in no order come after the others, in the order in which they were made. */
  position: Filled<number>
}

/** What was published, whole, and never changed. `draft`: which of the draft's changes it was made of. */
type AppVersion = {
  ent_id: string
  app_id: string
  number: number
  state: 'publishing' | 'published' | 'failed'
  draft: number
  bundle: Json<{
    entities: PublishedEntity[]
    /** Not in versions of before there were any. */ roles?: PublishedAppRole[]
    views?: PublishedAppView[]
  }>
  /** The uids of its roles. */
  role_uids: Filled<string[]>
  /** The uids of the tables that each of them reads. */
  role_reads: GeneratedAlways<Record<string, string[]>>
  note: string
  made_at: Date
  made_by: string
  /** The former version that it goes back to. */
  back_to: number | null
}

export const designTables = [
  tenantTable('app_resource', {
    app: 'select, insert, update, delete',
    platform: 'select',
    exported: { keys: 'app_id uid', columns: 'kind rev body made_at updated_at updated_by position' },
  }),
  tenantTable('app_version', {
    app: 'select',
    platform: 'select, insert, update (state)',
    exported: { keys: 'app_id number', columns: 'state draft bundle role_uids note made_at made_by back_to' },
  }),
]
