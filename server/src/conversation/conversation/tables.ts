import type { Filled } from '../../foundation/db/column.ts'
import { tenantTable } from '../../foundation/db/table.ts'

declare module '../../foundation/db/schema.ts' {
  interface Database {
    conversation: ConversationTable
    conversation_member: ConversationMemberTable
    chat_message: ChatMessageTable
  }
}

type ConversationTable = {
  ent_id: string
  id: string
  kind: 'direct' | 'group'
  /** The two people of a direct one, in the order of their ids. */
  low_id: string | null
  high_id: string | null
  /** Of a group; null where it is called as its department. */
  name: string | null
  /** The department that a group follows, maybe with those below it. */
  department_id: Filled<string | null>
  with_below: Filled<boolean>
  /** The number of the last message. */
  last_seq: Filled<number>
  last_at: Date
  /** Messages up to this one were removed: their enterprise keeps them no longer. */
  removed_to: Filled<number>
  /** How many messages were recalled in it. */
  recalls: Filled<number>
}

type ConversationMemberTable = {
  ent_id: string
  conversation_id: string
  user_id: string
  /** The person reads what came after this message. */
  from_seq: Filled<number>
  read_seq: Filled<number>
  is_owner: Filled<boolean>
  since: Filled<Date>
}

type ChatMessageTable = {
  ent_id: string
  conversation_id: string
  /** Counted from 1 in each conversation, without gaps. */
  seq: number
  /** Made by the browser of its author. */
  id: string
  author_id: string
  /** Null once it is recalled. */
  text: string | null
  sent_at: Date
  /** The message that it answers. */
  quoted_seq: Filled<number | null>
  recalled_at: Filled<Date | null>
  /** The application or the record that it names, as its address does. */
  card: Filled<string | null>
}

const exported = { never: 'what two people write to each other is theirs, and not their administrator’s' }

export const conversationTables = [
  tenantTable('conversation', { app: 'select, update (last_at last_seq)', exported }),
  tenantTable('conversation_member', { app: 'select, update (read_seq)', exported }),
  tenantTable('chat_message', { app: 'select, insert', exported }),
]
