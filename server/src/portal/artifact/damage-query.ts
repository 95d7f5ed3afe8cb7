import { newId } from '../../foundation/db/id.ts'
import type { Db } from '../../foundation/db/tx.ts'

/** The copy that is damaged: a machine’s, or by an empty name the archive in the store. */
type Damage = { artifactId: string; machine: string; file: string; now: Date }
export const inStore = ''

/** Damage that was found before is noted again only once it had been repaired. */
export async function noteDamage(db: Db, { artifactId, machine, file, now }: Damage) {
  await db
    .insertInto('artifact_damage')
    .values({ id: newId(), artifact_id: artifactId, machine, file, found_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['artifact_id', 'machine', 'file'])
        .doUpdateSet({ found_at: now, repaired_at: null })
        .where('artifact_damage.repaired_at', 'is not', null),
    )
    .execute()
}

/** Notes that all damage of this copy is repaired. */
export async function noteRepaired(db: Db, { artifactId, machine, now }: Omit<Damage, 'file'>) {
  await db
    .updateTable('artifact_damage')
    .set({ repaired_at: now })
    .where('artifact_id', '=', artifactId)
    .where('machine', '=', machine)
    .where('repaired_at', 'is', null)
    .execute()
}

/** The artifacts whose copy is damaged, and is not repaired yet. */
export async function selectDamaged(db: Db, machine: string) {
  const rows = await db
    .selectFrom('artifact_damage as d')
    .innerJoin('artifact_archive as k', 'k.artifact_id', 'd.artifact_id')
    .select('d.artifact_id')
    .distinct()
    .where('machine', '=', machine)
    .where('repaired_at', 'is', null)
    // An artifact that was removed meanwhile is not brought back.
    .where('k.file_id', 'is not', null)
    .execute()
  return rows.map(({ artifact_id: id }) => id)
}
