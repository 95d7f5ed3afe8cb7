import type { Entries } from '../artifact/tables.ts'
import type { Db } from '../../foundation/db/tx.ts'

type Variant = { fileMap: string; entries: Entries; now: Date }

/** So that every process can make its file map again. */
export async function keepVariant(db: Db, { fileMap, entries, now }: Variant) {
  await db
    .insertInto('map_variant')
    .values({ file_map: fileMap, entries: JSON.stringify(entries), made_at: now })
    .onConflict((conflict) => conflict.column('file_map').doUpdateSet({ made_at: now }))
    .execute()
}

export function findVariant(db: Db, fileMap: string) {
  return db.selectFrom('map_variant').select('entries').where('file_map', '=', fileMap).executeTakeFirst()
}
