import type { VersionRelease } from '@atrium/shared-utility/contract'
import type { Db } from '../../../foundation/db/tx.ts'
import { makerName } from './maker-query.ts'

/** By version: with which revision each of these came in force last. */
export async function selectReleased(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, VersionRelease>> {
  if (ids.length === 0) return new Map()
  const rows = await releases(db)
    .distinctOn('f.artifact_id')
    .where('f.artifact_id', 'in', ids)
    .orderBy('f.artifact_id')
    .orderBy('f.number', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.artifact_id ?? '', releaseOf(row)]))
}

/** By part: with which revision, up to this one, the version came that the part then had. */
export async function selectReleasedUpTo(db: Db, number: number): Promise<ReadonlyMap<string, VersionRelease>> {
  const rows = await releases(db)
    .distinctOn('f.slug')
    .where('f.number', '<=', number)
    .orderBy('f.slug')
    .orderBy('f.number', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.slug, releaseOf(row)]))
}

function releases(db: Db) {
  return db
    .selectFrom('part_in_force as f')
    .innerJoin('map_revision as r', 'r.number', 'f.number')
    .leftJoin('user_account as u', (join) => join.onRef('u.id', '=', 'r.made_by').on('r.made_by_kind', '=', 'person'))
    .select(['f.slug', 'f.artifact_id', 'r.id', 'r.number', 'r.made_at', 'r.made_by_kind', 'u.id as person_id'])
    .select((eb) => makerName(eb.ref('r.made_by_kind'), eb.ref('r.made_by')).as('maker'))
}

type Row = Awaited<ReturnType<ReturnType<typeof releases>['execute']>>[number]

function releaseOf({ id, number, made_at, made_by_kind, maker, person_id }: Row): VersionRelease {
  return { id, number, madeAt: made_at.toISOString(), madeByKind: made_by_kind, madeBy: maker, madeById: person_id }
}
