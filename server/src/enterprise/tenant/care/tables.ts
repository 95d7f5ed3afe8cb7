import type { RichText } from '@atrium/shared-utility/contract'
import type { Json } from '../../../foundation/db/column.ts'
import type { Database } from '../../../foundation/db/schema.ts'
import type { MessageAttachment } from '../../message/attachment/message-attachment.ts'
import { view } from '../../../foundation/db/table.ts'

declare module '../../../foundation/db/schema.ts' {
  interface Database {
    message_in_care: MessageInCareView
    /** The one of the enterprise of the transaction, in its own scope. */
    own_category: { id: string; path: string[] }
    /** With the parent where that is in care, too. */
    category_in_care: Pick<Database['saas_category'], 'id' | 'code' | 'parent_id' | 'name' | 'name_en' | 'sort'> & {
      path: string[]
    }
    enterprise_in_care: Enterprise & { saas_id: string; saas_name: string; saas_name_en: string }
    /** A person in one enterprise. `status` is that of the membership where it is the stricter one. */
    person_in_care: Account &
      Pick<Database['membership'], 'user_type' | 'title' | 'joined_at'> & {
        ent_id: string
        ent_name: string
        saas_id: string
      }
  }
}

/** What was written in the name of categories that are all in the care of the transaction’s person. */
type MessageInCareView = Pick<
  Database['message'],
  'id' | 'title_zh' | 'title_en' | 'publish_at' | 'expire_at' | 'reach'
> & {
  content_zh: Json<RichText> | null
  content_en: Json<RichText> | null
  attachments: Json<MessageAttachment[]>
  level: 'info' | 'warn' | 'critical'
  pinned: boolean
  audience: 'all' | 'ent' | 'saas' | 'type'
  audience_ids: string[]
  status: 'draft' | 'scheduled' | 'published' | 'withdrawn'
  created_at: Date
  version: number
  search_norm: string
  author: string | null
  reads: number | null
}

type Enterprise = Pick<
  Database['enterprise'],
  | 'id'
  | 'name'
  | 'short_name'
  | 'status'
  | 'user_count'
  | 'user_quota'
  | 'created_at'
  | 'expires_at'
  | 'name_norm'
  | 'short_norm'
  | 'search_grams'
  | 'name_sounds'
  | 'short_sounds'
>

type Account = Pick<Database['user_account'], 'id' | 'name' | 'login_id' | 'status' | 'search_text' | 'name_sounds'>

export const careTables = [
  view('message_in_care', { app: 'select', platform: 'select' }),
  view('own_category', { app: 'select' }),
  view('category_in_care', { app: 'select', platform: 'select', notSecret: { code: 'names a category' } }),
  view('enterprise_in_care', { app: 'select', platform: 'select' }),
  view('person_in_care', { app: 'select' }),
]
