import { sql } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'

export type Style = NonNullable<Awaited<ReturnType<typeof findStyle>>>

const columns = ['s.name', 's.name_en', 's.color', 's.logo_id', 's.version', 's.updated_at'] as const

/** An enterprise and how it looks; the columns of its style are null until it is set. */
export function findStyle(db: Db, entId: string) {
  return db
    .selectFrom('enterprise as e')
    .leftJoin('ent_style as s', 's.ent_id', 'e.id')
    .select(['e.id as entId', 'e.ent_type as entType', 'e.name as entName', ...columns])
    .where('e.id', '=', entId)
    .where('e.deleted_at', 'is', null)
    .executeTakeFirst()
}

/** The same, for those who have it in care. */
export function findStyleInCare(db: Db, entId: string) {
  return db
    .selectFrom('style_in_care as s')
    .select(['s.ent_id as entId', 's.ent_type as entType', 's.ent_name as entName', ...columns])
    .where('s.ent_id', '=', entId)
    .executeTakeFirst()
}

type Change = {
  entId: string
  version: number
  values: { name: string; name_en: string; color: string; logo_id: string | null }
  by: string
  now: Date
}

/** False when another person has set it since that version; 0: when it was set at all. */
export async function replaceStyle(db: Db, { entId, version, values, by, now }: Change) {
  const row = { ...values, updated_at: now, updated_by: by }
  const { numInsertedOrUpdatedRows: rows } = await db
    .insertInto('ent_style')
    .values({ ent_id: entId, ...row })
    .onConflict((conflict) =>
      conflict
        .column('ent_id')
        .doUpdateSet({ ...row, version: sql<number>`ent_style.version + 1` })
        .where(sql<boolean>`ent_style.version = ${version}`),
    )
    .executeTakeFirstOrThrow()
  return rows === 1n
}

/** Whether some enterprise is shown with it: the id of another file is not enough to get it. */
export async function isLogo(db: Db, id: string) {
  const row = await db.selectFrom('ent_style').select('ent_id').where('logo_id', '=', id).executeTakeFirst()
  return row !== undefined
}
