import type { ParcelDeclaration } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'
import { declarationIn } from './declaration.ts'
import { declarationSql, offers } from './queries.ts'

/** All that people have at this moment, with the session that it is in: few, so every process knows all of them. */
export function selectLive(db: Db, now: Date) {
  return live(db, now).execute()
}

export type LiveRow = Awaited<ReturnType<typeof selectLive>>[number] & { declaration: ParcelDeclaration }

/** The same, of one person. */
export async function selectOwnLive(db: Db, { userId, now }: { userId: string; now: Date }): Promise<LiveRow[]> {
  const own = live(db, now).select(declarationSql.as('declaration')).where('g.user_id', '=', userId)
  return (await own.execute()).map((row) => ({ ...row, declaration: declarationIn(row) }))
}

/** The declarations of these overrides, by id. They never change. */
export async function selectDeclarations(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('parcel_override as o')
    .leftJoin('artifact as a', 'a.id', 'o.artifact_id')
    .select(['o.id', declarationSql.as('declaration')])
    .where('o.id', '=', sql<string>`any(${ids})`)
    .execute()
  return rows.map((row) => [row.id, declarationIn(row)] as const)
}

function live(db: Db, now: Date) {
  return offers(db, now)
    .innerJoin('override_grant as g', 'g.override_id', 'o.id')
    .innerJoin('session as s', (join) =>
      join
        .onRef('s.user_id', '=', 'g.user_id')
        .on((eb) => eb(eb.fn.coalesce('s.line_id', 's.id'), '=', eb.ref('g.session_line'))),
    )
    .select(['g.id as grant_id', 'g.user_id', 'g.granted_at', 'g.first_used_at', 's.id as session_id', 'o.artifact_id'])
    .where('g.ended_at', 'is', null)
    .where('s.ended_at', 'is', null)
    .orderBy('g.granted_at')
}

/** True for the caller that notes it first. */
export async function noteFirstUse(db: Db, { grantId, now }: { grantId: string; now: Date }) {
  const noted = await db
    .updateTable('override_grant')
    .set({ first_used_at: now })
    .where('id', '=', grantId)
    .where('first_used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return noted !== undefined
}
