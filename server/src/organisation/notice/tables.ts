import type { NoticeKind } from '@atrium/shared-utility/contract'
import type { Filled, Json } from '../../foundation/db/column.ts'
import { tenantTable } from '../../foundation/db/table.ts'

declare module '../../foundation/db/schema.ts' {
  interface Database {
    notice: NoticeTable
    notice_choice: NoticeChoiceTable
  }
}

type NoticeTable = {
  ent_id: string
  id: string
  user_id: string
  kind: NoticeKind
  /** The ids of what it is about. */
  subject: Json<Record<string, string>>
  by_id: string | null
  created_at: Date
  read_at: Date | null
  /** False: its person wants it elsewhere alone. */
  in_portal: Filled<boolean>
  /** True: a trigger adds the job that sends it. */
  by_mail: Filled<boolean>
  by_messenger: Filled<boolean>
}

/** Without a row the usual holds: in the portal alone. */
type NoticeChoiceTable = {
  ent_id: string
  user_id: string
  kind: NoticeKind
  in_portal: boolean
  by_mail: boolean
  by_messenger: Filled<boolean>
}

export const noticeTables = [
  tenantTable('notice', {
    app: 'select, insert, update (read_at)',
    platform: 'select, insert, update (in_portal read_at), delete',
    exported: { never: 'what was told to each person alone; what it was about is in the file' },
  }),
  tenantTable('notice_choice', {
    app: 'select, insert, update (by_mail by_messenger in_portal)',
    platform: 'select',
    exported: { never: 'how each person wants to be told, for themself' },
  }),
]
