import type { GateFinding } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'
import { makerId, makerName } from './maker-query.ts'

/** The parcel's artifact of this version. */
export function findVersion(db: Db, { slug, version }: { slug: string; version: string }) {
  return db
    .selectFrom('artifact')
    .select(['id', 'digest', 'version', 'manifest'])
    .where('slug', '=', slug)
    .where('version', '=', version)
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The newest ones, and this one wherever it stands among them. */
export function selectVersions(db: Db, { slug, most, also }: { slug: string; most: number; also: string | null }) {
  const newest = versions(db)
    .where('a.slug', '=', slug)
    .where((eb) =>
      eb.or([
        eb(
          'a.id',
          'in',
          eb
            .selectFrom('artifact as n')
            .select('n.id')
            .where('n.slug', '=', slug)
            .orderBy('n.made_at', 'desc')
            .orderBy('n.id', 'desc')
            .limit(most),
        ),
        eb('a.id', '=', also),
      ]),
    )
  return newest.orderBy('a.made_at', 'desc').orderBy('a.id', 'desc').execute()
}

export async function countVersions(db: Db, slug: string) {
  const { total } = await db
    .selectFrom('artifact')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  return total
}

export function selectVersion(db: Db, { slug, id }: { slug: string; id: string }) {
  return versions(db)
    .select(['a.manifest', 'g.findings', 'b.findings as run_findings'])
    .where('a.slug', '=', slug)
    .where('a.id', '=', id)
    .executeTakeFirst()
}

export type SelectedVersion = Awaited<ReturnType<typeof selectVersions>>[number]

function versions(db: Db) {
  return db
    .selectFrom('artifact as a')
    .leftJoin('gate_report as g', 'g.artifact_id', 'a.id')
    .leftJoin('artifact_archive as k', 'k.artifact_id', 'a.id')
    .leftJoin('browser_check as b', 'b.artifact_id', 'a.id')
    .select(['b.state', 'b.why', 'b.done', 'b.mounts', 'b.ended_at'])
    .select(['a.id', 'a.version', 'a.digest', 'a.size_bytes', 'a.made_at', 'a.made_by_kind', 'k.removed_at'])
    .select(
      sql<number>`coalesce(jsonb_array_length(g.findings), 0) + coalesce(jsonb_array_length(b.findings), 0)`.as(
        'found',
      ),
    )
    .select(
      sql<boolean>`exists (select from artifact_damage d where d.artifact_id = a.id and d.repaired_at is null)`.as(
        'is_damaged',
      ),
    )
    .select(
      sql<boolean>`exists (select from rollout h where h.artifact_id = a.id and h.state = 'halted')`.as('was_halted'),
    )
    .select((eb) => [
      makerName(eb.ref('a.made_by_kind'), eb.ref('a.made_by')).as('maker'),
      makerId(eb.ref('a.made_by_kind'), eb.ref('a.made_by')).as('maker_id'),
    ])
}

type Report = { artifactId: string; findings: readonly GateFinding[]; now: Date }

/** The first report stays: the same content was found to be the same. */
export async function insertReport(db: Db, { artifactId, findings, now }: Report) {
  await db
    .insertInto('gate_report')
    .values({ artifact_id: artifactId, findings: JSON.stringify(findings), made_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The versions of these artifacts, by id. */
export async function versionsById(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('artifact')
    .select(['id', 'version'])
    .where('id', '=', sql<string>`any(${ids})`)
    .execute()
  return new Map(rows.map(({ id, version }) => [id, version]))
}
