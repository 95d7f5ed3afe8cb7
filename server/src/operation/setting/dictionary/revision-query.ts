import { sql } from 'kysely'
import type { Lang } from '@atrium/shared-utility/contract'
import type { Db } from '../../../foundation/db/tx.ts'

type NewRevision = { revision: number; now: Date; by: string; note: string; restores: number | null }

async function insertRevision(db: Db, { revision, now, by, note, restores }: NewRevision) {
  const row = { revision, published_at: now, published_by: by, note, restores, changes: 0 }
  await db.insertInto('text_revision').values(row).execute()
}

/** All drafts become what holds. Answers how many there were. */
export async function publishDrafts(db: Db, made: NewRevision) {
  const { revision } = made
  await insertRevision(db, made)
  await sql`
    insert into text_change (revision, id, lang, before, after, shipped, changed_at, changed_by)
    select ${revision}, d.id, d.lang, o.text, d.text, d.shipped, d.changed_at, d.changed_by
    from text_draft d left join text_own o using (id, lang)`.execute(db)
  await db.deleteFrom('text_draft').execute()
  return applyChanges(db, revision)
}

/** Puts the texts of an earlier revision in force again. Answers how many texts this changes. */
export async function restoreRevision(db: Db, made: NewRevision & { restores: number }) {
  const { revision, restores, now, by } = made
  await insertRevision(db, made)
  await sql`
    insert into text_change (revision, id, lang, before, after, shipped, changed_at, changed_by)
    select ${revision}, id, lang, o.text, t.text, t.shipped, ${now}, ${by}
    from (${stateAt(restores)}) t full join text_own o using (id, lang)
    where o.text is distinct from t.text or o.shipped is distinct from t.shipped`.execute(db)
  return applyChanges(db, revision)
}

/** Own wording as it was once a revision had been published. */
function stateAt(revision: number) {
  return sql`
    select id, lang, text, shipped from (
      select distinct on (id, lang) id, lang, after as text, shipped
      from text_change where revision <= ${revision} order by id, lang, revision desc
    ) as latest where text is not null`
}

async function applyChanges(db: Db, revision: number) {
  await sql`
    delete from text_own o using text_change c
    where c.revision = ${revision} and c.id = o.id and c.lang = o.lang and c.after is null`.execute(db)
  await sql`
    insert into text_own (id, lang, text, shipped, revision, changed_at, changed_by)
    select id, lang, after, shipped, revision, changed_at, changed_by
    from text_change where revision = ${revision} and after is not null
    on conflict (id, lang) do update set text = excluded.text, shipped = excluded.shipped, revision = excluded.revision,
      changed_at = excluded.changed_at, changed_by = excluded.changed_by`.execute(db)
  const { count } = await db
    .selectFrom('text_change')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('revision', '=', revision)
    .executeTakeFirstOrThrow()
  await sql`update text_revision set changes = ${count} where revision = ${revision}`.execute(db)
  await sql`update text_state set revision = ${revision}, draft_version = draft_version + 1`.execute(db)
  return count
}

type Change = { id: string; lang: Lang; before: string | null; after: string | null }

/** The texts that differ between two states, by id; one more than `limit`, with how many there are. */
export async function compareRevisions(db: Db, { from, to, limit }: { from: number; to: number; limit: number }) {
  return counted(
    db,
    sql`select id, lang, a.text as before, b.text as after
      from (${stateAt(from)}) a full join (${stateAt(to)}) b using (id, lang) where a.text is distinct from b.text`,
    limit,
  )
}

export async function compareDrafts(db: Db, limit: number) {
  return counted(
    db,
    sql`select d.id, d.lang, o.text as before, d.text as after from text_draft d left join text_own o using (id, lang)`,
    limit,
  )
}

async function counted(db: Db, changes: ReturnType<typeof sql>, limit: number) {
  const { rows } = await sql<Change & { total: number }>`
    select id, lang, before, after, count(*) over ()::int as total from (${changes}) as changes
    order by id, lang desc limit ${limit}`.execute(db)
  return { total: rows[0]?.total ?? 0, list: rows.map(({ total: _total, ...change }) => change) }
}

export function selectRevisions(db: Db, { before, limit }: { before: number | undefined; limit: number }) {
  return db
    .selectFrom('text_revision as r')
    .innerJoin('user_account as u', 'u.id', 'r.published_by')
    .select(['r.revision', 'r.published_at', 'r.note', 'r.restores', 'r.changes', 'u.name as by'])
    .$if(before !== undefined, (query) => query.where('r.revision', '<', before ?? 0))
    .orderBy('r.revision', 'desc')
    .limit(limit)
    .execute()
}
