import type { Db } from '../../db/tx.ts'

/** The revision of operators' own wording that holds; 0 while nothing was ever published. */
export async function selectTextRevision(db: Db) {
  const { revision } = await db.selectFrom('text_state').select('revision').executeTakeFirstOrThrow()
  return revision
}

/** All of it, with the shipped text that each was written beside. */
export function selectOwnTexts(db: Db) {
  return db.selectFrom('text_own').selectAll().execute()
}
