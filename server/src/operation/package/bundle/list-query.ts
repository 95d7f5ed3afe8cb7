import type { CallParsed } from '@atrium/shared-utility/contract'
import { sql, type ExpressionBuilder } from 'kysely'
import type { Database } from '../../../foundation/db/schema.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { those, when, type Conditions, type SortColumns } from '../../../foundation/query/list/conditions.ts'
import { selectList } from '../../../foundation/query/list/list-query.ts'
import { likePart } from '../package/like-part.ts'

type Filter = CallParsed<'listBundles'>
type Builder = ExpressionBuilder<Database & { b: Database['bundle'] }, 'b'>

const sortColumns = {
  createdAt: sql`b.created_at`,
  sizeBytes: sql`b.size_bytes`,
} satisfies SortColumns<'listBundles'>

export function selectBundles(db: Db, filter: Filter) {
  const found = db.selectFrom('bundle as b').where((eb) => eb.and(those(conditions(filter, eb))))
  const by = [sortColumns[filter.sort], sql`b.id`]
  const rows = found.select(listed).select(figures)
  return selectList(db, { found, rows, page: filter, order: { by, order: filter.order } })
}

export function findOneBundle(db: Db, id: string) {
  return db.selectFrom('bundle as b').selectAll('b').select(figures).where('b.id', '=', id).executeTakeFirst()
}

export type ListedBundle = Awaited<ReturnType<typeof selectBundles>>['rows'][number]
export type FoundBundle = NonNullable<Awaited<ReturnType<typeof findOneBundle>>>

/** All that a list shows: neither notes nor what one holds. */
const listed = [
  'b.id',
  'b.status',
  'b.file_name',
  'b.version',
  'b.min_version',
  'b.title_zh',
  'b.title_en',
  'b.size_bytes',
  'b.signer',
  'b.signer_spki',
  'b.refusal',
  'b.created_at',
  'b.uploaded_by',
] as const

/** How far its upload is, and which operator uploads it. */
function figures(eb: Builder) {
  const file = eb.selectFrom('stored_file as f').whereRef('f.id', '=', 'b.file_id')
  const uploader = eb.selectFrom('user_account as u').whereRef('u.id', '=', 'b.uploaded_by')
  return [file.select('f.received_bytes').as('received_bytes'), uploader.select('u.name').as('uploaded_by_name')]
}

function conditions({ status, iSearch }: Filter, eb: Builder) {
  return {
    status: when(status, (wanted) => eb('b.status', '=', wanted)),
    iSearch: when(iSearch, (text) => {
      const part = likePart(text)
      return eb.or([
        eb('b.version', 'ilike', part),
        eb('b.title_zh', 'ilike', part),
        eb('b.title_en', 'ilike', part),
        eb('b.file_name', 'ilike', part),
      ])
    }),
  } satisfies Conditions<'listBundles'>
}
