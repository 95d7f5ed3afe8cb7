import type { CallParsed, Lang } from '@atrium/shared-utility/contract'
import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'
import { those, when, type Conditions, type SortColumns } from '../../foundation/query/list/conditions.ts'
import { selectList } from '../../foundation/query/list/list-query.ts'
import { normalName } from '../../foundation/query/list/names.ts'
import { idOnCard } from '../../identity/people/membership/card-query.ts'

type SentFile = {
  id: string
  name: string
  mediaType: string
  sizeBytes: number
  at: Date
  by: string
  byId: string | null
  isOwn: boolean
  conversationId: string
  seq: number
  conversation: string
}

type SentFileSearch = CallParsed<'listChatFiles'> & { entId: string; userId: string; lang: Lang }

/** The files of messages that the caller sees. Row-level security shows no others; the conversations lead to them by their index. */
export async function selectSentFiles(db: Db, asked: SentFileSearch) {
  const { sort, order } = asked
  const conditions = {
    iSearch: when(
      asked.iSearch,
      (text) => sql<SqlBool>`strpos(lower(normalize(f.name, NFKC)), ${normalName(text)}) > 0`,
    ),
    isOwn: when(asked.isOwn, (isOwn) => sql<SqlBool>`f."isOwn" = ${isOwn}`),
  } satisfies Conditions<'listChatFiles'>
  const columns = {
    at: sql`f.at`,
    name: sql`lower(f.name)`,
    sizeBytes: sql`f."sizeBytes"`,
  } satisfies SortColumns<'listChatFiles'>
  const files = db.selectFrom(sent(asked).as('f'))
  const found = those(conditions).reduce((query, condition) => query.where(condition), files)
  return selectList(db, {
    found,
    rows: found.selectAll(),
    page: asked,
    order: { by: [columns[sort], sql`f.id`], order },
  })
}

function sent({ entId, userId, lang }: SentFileSearch) {
  const department = lang === 'zh-CN' ? sql`d.name` : sql`coalesce(d.name_en, d.name)`
  return sql<SentFile>`(
    select f.file_id as id, f.name, f.media_type as "mediaType", f.size_bytes as "sizeBytes", t.sent_at as at, a.name as by,
      ${idOnCard('t.ent_id', 't.author_id')} as "byId", t.author_id = ${userId} as "isOwn", f.conversation_id as "conversationId", f.seq,
      coalesce(c.name, ${department}, o.name, '') as conversation
    from conversation c
      join chat_file f on f.ent_id = c.ent_id and f.conversation_id = c.id and f.seq is not null
      join chat_message t on t.ent_id = f.ent_id and t.conversation_id = f.conversation_id and t.seq = f.seq
      join user_account a on a.id = t.author_id
      left join department d on d.ent_id = c.ent_id and d.id = c.department_id
      left join user_account o on o.id = case when c.low_id = ${userId} then c.high_id else c.low_id end
    where c.ent_id = ${entId})`
}
