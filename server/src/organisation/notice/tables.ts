import type { Json } from '../../foundation/db/column.ts'
import { tenantTable } from '../../foundation/db/table.ts'
import type { NoticeKind } from './notify.ts'

declare module '../../foundation/db/schema.ts' {
  interface Database {
    notice: NoticeTable
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
}

export const noticeTables = [
  tenantTable('notice', {
    app: 'select, insert, update (read_at)',
    platform: 'select, insert, update (read_at), delete',
    exported: { never: 'what was told to each person alone; what it was about is in the file' },
  }),
]
