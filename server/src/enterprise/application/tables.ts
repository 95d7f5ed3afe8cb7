import type { ApplicationColor } from '@atrium/shared-utility/contract'
import type { Filled } from '../../foundation/db/column.ts'
import { tenantTable } from '../../foundation/db/table.ts'

declare module '../../foundation/db/schema.ts' {
  interface Database {
    application: ApplicationTable
    application_category: ApplicationCategoryTable
    application_department: ApplicationDepartmentTable
    application_opened: ApplicationOpenedTable
    application_person: ApplicationPersonTable
    application_pin: ApplicationPinTable
    application_request: ApplicationRequestTable
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
  /** Null: derived from its id. */
  color: ApplicationColor | null
  url: string
  kind: 'form' | 'workflow' | 'report' | 'link' | 'built'
  version: Filled<string>
  visible: Filled<boolean>
  sort: Filled<number>
  /** Of one that the enterprise builds: the version that its people work with. */
  live_version: number | null
  /** Counts the changes of the draft, and which of them the live version was made of. */
  draft: Filled<number>
  live_draft: number | null
  updated_at: Filled<Date>
  /** Whom it is open to, and how often that was changed. */
  audience: Filled<'everyone' | 'chosen'>
  audience_version: Filled<number>
  /** What is said of it, and where it is listed. */
  description: Filled<string>
  category_id: string | null
  /** True when people whom it is not open to may ask for it. */
  askable: Filled<boolean>
  /** True when everyone who has the address of its page sees what it is. */
  is_public: Filled<boolean>
}

/** Whom an application is open to where these are chosen. */
type ApplicationPersonTable = { ent_id: string; application_id: string; user_id: string }
type ApplicationDepartmentTable = { ent_id: string; application_id: string; department_id: string }

type ApplicationCategoryTable = {
  ent_id: string
  id: string
  name: string
  name_en: string | null
  sort: Filled<number>
}

/** What each person opened last. */
type ApplicationOpenedTable = { ent_id: string; user_id: string; application_id: string; opened_at: Date }

type ApplicationRequestTable = {
  ent_id: string
  id: string
  application_id: string
  user_id: string
  reason: string
  state: Filled<'open' | 'granted' | 'refused'>
  word: Filled<string>
  asked_at: Date
  answered_at: Date | null
  answered_by: string | null
  /** In whose name a deputy answered. */
  answered_for: string | null
}

type ApplicationPinTable = { ent_id: string; user_id: string; application_id: string; sort: number }

export const applicationTables = [
  tenantTable('application', {
    app: 'select, insert, update (askable audience audience_version category_id color description draft icon is_public name name_en sort updated_at url visible), delete',
    platform: 'select, insert, update (audience_version live_draft live_version updated_at)',
    notSecret: { code: 'a host, an application, a call: what an enterprise may use' },
    exported: {
      keys: 'id',
      columns:
        'code name name_en icon color url kind version visible sort live_version updated_at audience description category_id askable is_public',
    },
  }),
  tenantTable('application_category', {
    app: 'select, insert, update, delete',
    platform: 'select',
    exported: { keys: 'id', columns: 'name name_en sort' },
  }),
  tenantTable('application_opened', {
    app: 'select, insert, update, delete',
    exported: { never: 'what each person opened last, for themself' },
  }),
  tenantTable('application_request', {
    app: 'select',
    platform: 'select, insert, update (answered_at answered_by answered_for state word), delete',
    exported: {
      keys: 'id',
      columns: 'application_id user_id reason state word asked_at answered_at answered_by answered_for',
    },
  }),
  tenantTable('application_person', {
    app: 'select, insert, delete',
    platform: 'select, insert',
    exported: { keys: 'application_id user_id', columns: '' },
  }),
  tenantTable('application_department', {
    app: 'select, insert, delete',
    platform: 'select',
    exported: { keys: 'application_id department_id', columns: '' },
  }),
  tenantTable('application_pin', {
    app: 'select, insert, delete',
    exported: { never: 'what each person has put before others for themself' },
  }),
]
