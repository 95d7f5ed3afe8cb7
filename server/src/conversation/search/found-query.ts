import type { Lang } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import { searchGrams } from '../../foundation/query/list/names.ts'
import type { Db } from '../../foundation/db/tx.ts'

type Sought = {
  entId: string
  userId: string
  search: string
  lang: Lang
  conversationId: string | undefined
  after: { id: string; seq: number; at: Date } | null
  most: number
}

type FoundRow = {
  conversationId: string
  seq: number
  name: string
  author: string
  isOwn: boolean
  text: string
  /** A file of it that is called so. */
  fileName: string | null
  sentAt: Date
}

/** Messages of this person's conversations that hold a text, or a file that is called so, the newest first. What is found by the index is read again as the caller. */
export async function selectFound(db: Db, { entId, userId, search, lang, conversationId, after, most }: Sought) {
  const { rows } = await sql<FoundRow>`
    select f.conversation_id as "conversationId", f.seq, coalesce(c.name, ${lang === 'zh-CN' ? sql`d.name` : sql`coalesce(d.name_en, d.name)`}, o.name, '') as name, a.name as author,
      t.author_id = ${userId} as "isOwn", t.text, f.sent_at as "sentAt",
      (
        select n.name from chat_file n
        where n.ent_id = t.ent_id and n.conversation_id = t.conversation_id and n.seq = t.seq
          and strpos(atrium_chat_text(n.name), ${search}) > 0
        order by n.place limit 1
      ) as "fileName"
    from atrium_find_chat_messages(
        ${searchGrams(search)}::text[], ${search}, ${conversationId ?? null}::text,
        ${after?.at ?? null}::timestamptz, ${after?.id ?? null}::text, ${after?.seq ?? null}::int, ${most}::int
      ) f
      join chat_message t on t.ent_id = ${entId} and t.conversation_id = f.conversation_id and t.seq = f.seq
      join conversation c on c.ent_id = t.ent_id and c.id = t.conversation_id
      left join department d on d.ent_id = c.ent_id and d.id = c.department_id
      join user_account a on a.id = t.author_id
      left join user_account o on o.id = case when c.low_id = ${userId} then c.high_id else c.low_id end
    where t.text is not null
    order by f.sent_at desc, f.conversation_id desc, f.seq desc`.execute(db)
  return rows
}
