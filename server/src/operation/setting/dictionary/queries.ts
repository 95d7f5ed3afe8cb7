import { sql } from 'kysely'
import type { Lang } from '@atrium/shared-utility/contract'
import type { Db } from '../../../foundation/db/tx.ts'

/** The revision, and the version of the drafts. Locked: of two calls that change either, the second sees the first. */
export function lockTextState(db: Db) {
  return db.selectFrom('text_state').selectAll().forUpdate().executeTakeFirstOrThrow()
}

export function selectTextState(db: Db) {
  return db.selectFrom('text_state').selectAll().executeTakeFirstOrThrow()
}

export async function countDrafts(db: Db) {
  const { count } = await db
    .selectFrom('text_draft')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export function selectOwn(db: Db, id?: string) {
  return db
    .selectFrom('text_own as t')
    .innerJoin('user_account as u', 'u.id', 't.changed_by')
    .select(['t.id', 't.lang', 't.text', 't.shipped', 't.revision', 't.changed_at', 't.changed_by', 'u.name as by'])
    .$if(id !== undefined, (query) => query.where('t.id', '=', id ?? ''))
    .execute()
}

export function selectDrafts(db: Db, id?: string) {
  return db
    .selectFrom('text_draft as t')
    .innerJoin('user_account as u', 'u.id', 't.changed_by')
    .select(['t.id', 't.lang', 't.text', 't.shipped', 't.changed_at', 't.changed_by', 'u.name as by'])
    .$if(id !== undefined, (query) => query.where('t.id', '=', id ?? ''))
    .execute()
}

export type Draft = { id: string; lang: Lang; text: string | null; shipped: string | null }

const atOnce = 500

/** Keeps drafts; one that is there already is replaced. */
export async function storeDrafts(db: Db, drafts: readonly Draft[], { by, now }: { by: string; now: Date }) {
  for (let first = 0; first < drafts.length; first += atOnce)
    await db
      .insertInto('text_draft')
      .values(drafts.slice(first, first + atOnce).map((draft) => ({ ...draft, changed_by: by, changed_at: now })))
      .onConflict((conflict) =>
        conflict.columns(['id', 'lang']).doUpdateSet((eb) => ({
          text: eb.ref('excluded.text'),
          shipped: eb.ref('excluded.shipped'),
          changed_by: eb.ref('excluded.changed_by'),
          changed_at: eb.ref('excluded.changed_at'),
        })),
      )
      .execute()
}

export async function deleteDraft(db: Db, { id, lang }: { id: string; lang: Lang }) {
  await db.deleteFrom('text_draft').where('id', '=', id).where('lang', '=', lang).execute()
}

/** Answers how many there were. */
export async function deleteDrafts(db: Db, id?: string) {
  const { numDeletedRows } = await db
    .deleteFrom('text_draft')
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export async function countDraftsChanged(db: Db) {
  await db
    .updateTable('text_state')
    .set({ draft_version: sql<number>`draft_version + 1` })
    .execute()
}

/** The last fifty changes of one text, the newest first. */
export function selectTextHistory(db: Db, id: string) {
  return db
    .selectFrom('text_change as c')
    .innerJoin('text_revision as r', 'r.revision', 'c.revision')
    .innerJoin('user_account as u', 'u.id', 'c.changed_by')
    .select(['c.revision', 'c.lang', 'c.before', 'c.after', 'r.published_at as at', 'u.name as by'])
    .where('c.id', '=', id)
    .orderBy('c.revision', 'desc')
    .orderBy('c.lang', 'desc')
    .limit(50)
    .execute()
}
