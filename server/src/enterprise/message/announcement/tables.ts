import type { RichText } from '@atrium/shared-utility/contract'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Filled, Json } from '../../../foundation/db/column.ts'
import { tenantTable, view } from '../../../foundation/db/table.ts'
import type { MessageAttachment } from '../attachment/message-attachment.ts'

declare module '../../../foundation/db/schema.ts' {
  interface Database {
    announcement: AnnouncementTable
    announcement_recipient: RecipientTable
    announcement_receipt: ReceiptTable
    announcement_person: AnnouncementPersonView
    announcement_to_reader: AnnouncementToReaderView
  }
}

/** A text that is there in one of the languages at least. */
type Content = ColumnType<RichText | null, string | null, string | null>

type AnnouncementTable = {
  ent_id: string
  id: string
  title_zh: string | null
  content_zh: Content
  title_en: string | null
  content_en: Content
  level: Filled<'info' | 'warn' | 'critical'>
  pinned: Filled<boolean>
  audience: 'everyone' | 'chosen'
  attachments: ColumnType<MessageAttachment[], string | undefined, string>
  publish_at: Date | null
  expire_at: Date | null
  status: Filled<'draft' | 'scheduled' | 'published' | 'withdrawn'>
  withdrawn_at: Generated<Date | null>
  mailed_at: Generated<Date | null>
  reminded_at: Generated<Date | null>
  created_by: string
  created_at: Date
  version: Filled<number>
  search_norm: GeneratedAlways<string>
}

export type RecipientKind = 'department' | 'role' | 'person'

/** One department, role or person that an announcement is for; without any it is for everybody, by its audience. */
type RecipientTable = {
  ent_id: string
  announcement_id: string
  kind: RecipientKind
  of_id: string
  department_id: GeneratedAlways<string | null>
  role_id: GeneratedAlways<string | null>
  user_id: GeneratedAlways<string | null>
}

type ReceiptTable = { ent_id: string; announcement_id: string; user_id: string; read_at: Date }

/** The people whom each is for, now. */
type AnnouncementPersonView = { ent_id: string; announcement_id: string; user_id: string }

/** What the person of the transaction is to read in its enterprise, now. */
type AnnouncementToReaderView = Pick<AnnouncementTable, 'ent_id' | 'id' | 'title_zh' | 'title_en'> & {
  content_zh: Json<RichText> | null
  content_en: Json<RichText> | null
  attachments: Json<MessageAttachment[]>
  level: 'info' | 'warn' | 'critical'
  pinned: boolean
  publish_at: Date
  read_at: Date | null
}

export const announcementTables = [
  tenantTable('announcement', {
    app: 'select, insert, update, delete',
    platform: 'select, update (mailed_at status)',
    exported: {
      keys: 'id',
      columns:
        'title_zh content_zh title_en content_en level pinned attachments audience publish_at expire_at status withdrawn_at created_by created_at',
    },
  }),
  tenantTable('announcement_recipient', {
    app: 'select, insert, delete',
    platform: 'select',
    exported: { keys: 'announcement_id kind of_id', columns: '' },
  }),
  tenantTable('announcement_receipt', {
    app: 'select, insert',
    platform: 'select',
    exported: { keys: 'announcement_id user_id', columns: 'read_at' },
  }),
  view('announcement_person', {
    app: 'select',
    platform: 'select',
    exported: { never: 'says who the recipients are that another file has' },
  }),
  view('announcement_to_reader', {
    app: 'select',
    exported: { never: 'shows one person what another file has' },
  }),
]
