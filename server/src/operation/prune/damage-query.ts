import type { Db } from '../../foundation/db/tx.ts'

const dayMs = 24 * 60 * 60_000

/** Files that were found damaged long ago: whoever still has one finds it again the next night. There are few. */
export async function deleteDamage(db: Db, { now }: { now: Date }) {
  await db
    .deleteFrom('artifact_damage')
    .where('found_at', '<', new Date(now.getTime() - 90 * dayMs))
    .execute()
  return 0
}
