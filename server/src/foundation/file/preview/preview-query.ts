import type { Db } from '../../db/tx.ts'

/** The preview that is there, or on its way. */
export function findPreview(db: Db, of: string) {
  return db
    .selectFrom('stored_file')
    .selectAll()
    .where('preview_of', '=', of)
    .where('status', '<>', 'removed')
    .executeTakeFirst()
}

/** Whether it is there; until the transaction ends, nothing removes it and no other process begins a preview of it. */
export async function lockOriginal(db: Db, id: string) {
  const file = await db
    .selectFrom('stored_file')
    .select('status')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return file?.status === 'stored'
}
