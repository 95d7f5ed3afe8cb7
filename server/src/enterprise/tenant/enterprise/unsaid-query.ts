import { sql } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'

/**
 * Some enterprises or people whose pinyin is not stored yet. A row that another transaction is changing is skipped: that change
 * stores it, or the next run does.
 */
export function selectUnsaid(db: Db, table: 'enterprise' | 'user_account', most: number) {
  const short = table === 'enterprise' ? sql<string>`coalesce(short_name, '')` : sql<string>`''`
  return db
    .selectFrom(table)
    .select(['id', 'name', short.as('short')])
    .where('name_sounds', 'is', null)
    .orderBy('id')
    .limit(most)
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
}

type Said = { id: string; sounds: string; shortSounds: string }

export async function storeSaid(db: Db, table: 'enterprise' | 'user_account', rows: readonly Said[]) {
  const short = table === 'enterprise' ? sql`, short_sounds = said.short` : sql``
  await sql`update ${sql.table(table)} named set name_sounds = said.sounds ${short}
    from unnest(${rows.map(({ id }) => id)}::text[], ${rows.map(({ sounds }) => sounds)}::text[],
      ${rows.map(({ shortSounds }) => shortSounds)}::text[]) as said (id, sounds, short)
    where named.id = said.id`.execute(db)
}
