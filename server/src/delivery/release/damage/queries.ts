import type { ArtifactDamage } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'
import { inStore } from '../../../portal/artifact/damage-query.ts'

/** The channel on which processes tell each other of which version a page could not load a file, as `slug@version`. */
export const damageChannel = 'atrium_damage'

const dayMs = 24 * 60 * 60_000
/** So long it is told what was wrong, once it is repaired. */
const toldForMs = 30 * dayMs

/** The damage to show; that which is not repaired comes first. */
export function selectShown(db: Db, { now, most }: { now: Date; most: number }) {
  return shown(db, now)
    .selectAll('d')
    .select(['a.slug', 'a.version'])
    .orderBy('d.repaired_at', (by) => by.desc().nullsFirst())
    .orderBy('d.found_at', 'desc')
    .orderBy('d.id')
    .limit(most)
    .execute()
}

export async function countShown(db: Db, now: Date) {
  const { total } = await shown(db, now)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** All that is known of one version. */
export function selectDamageOf(db: Db, artifactId: string) {
  return joined(db)
    .selectAll('d')
    .select(['a.slug', 'a.version'])
    .where('d.artifact_id', '=', artifactId)
    .orderBy('d.found_at', 'desc')
    .orderBy('d.id')
    .execute()
}

export function damageOf(row: Awaited<ReturnType<typeof selectDamageOf>>[number]): ArtifactDamage {
  return {
    id: row.id,
    slug: row.slug,
    version: row.version,
    file: row.file,
    machine: row.machine === inStore ? null : row.machine,
    foundAt: row.found_at.toISOString(),
    repairedAt: row.repaired_at?.toISOString() ?? null,
  }
}

/** When this transaction commits. */
export async function tellProcesses(db: Db, { slug, version }: { slug: string; version: string }) {
  await sql`select pg_notify(${damageChannel}, ${`${slug}@${version}`})`.execute(db)
}

function shown(db: Db, now: Date) {
  const since = new Date(now.getTime() - toldForMs)
  return joined(db).where((eb) => eb.or([eb('d.repaired_at', 'is', null), eb('d.repaired_at', '>', since)]))
}

function joined(db: Db) {
  return db.selectFrom('artifact_damage as d').innerJoin('artifact as a', 'a.id', 'd.artifact_id')
}
