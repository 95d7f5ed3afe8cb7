import { UserType } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import type { NewRow } from '../../../foundation/db/schema.ts'
import type { Db } from '../../../foundation/db/tx.ts'

export async function insertProposal(db: Db, row: NewRow<'map_proposal'>) {
  await db.insertInto('map_proposal').values(row).execute()
}

/** How many proposals wait: of all, of those that tokens have made, and of this token. */
export function countOpen(db: Db, { tokenId, now }: { tokenId: string | null; now: Date }) {
  return db
    .selectFrom('map_proposal as p')
    .select((eb) => [
      eb.fn.countAll<number>().as('all'),
      eb.fn.count<number>('p.token_id').as('ofTokens'),
      sql<number>`count(*) filter (where p.token_id = ${tokenId})`.as('ofToken'),
    ])
    .where(sql<boolean>`${stateSql(now)} = 'open'`)
    .executeTakeFirstOrThrow()
}

/** Two operators who decide at once do so one after the other. */
export function lockProposal(db: Db, { id, now }: { id: string; now: Date }) {
  const found = db.selectFrom('map_proposal as p').selectAll('p').select(stateSql(now).as('state'))
  return found.where('p.id', '=', id).forUpdate('p').executeTakeFirst()
}

/** The maker of a proposal, and whether they could still decide about others': as the database decides it, too. */
export async function findMaker(db: Db, id: string) {
  const found = await db
    .selectFrom('user_account')
    .select(['name', 'platform_type', 'status', 'deleted_at'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirstOrThrow()
  const isThere = found.status === 'active' && found.deleted_at === null
  return { name: found.name, isOperator: isThere && found.platform_type === UserType.operator }
}

/** A proposal that a token has made. */
export function findOfToken(db: Db, { id, tokenId, now }: { id: string; tokenId: string; now: Date }) {
  return db
    .selectFrom('map_proposal as p')
    .leftJoin('map_revision as r', 'r.id', 'p.revision_id')
    .select(['p.expires_at', 'p.decision', 'r.number', stateSql(now).as('state')])
    .where('p.id', '=', id)
    .where('p.token_id', '=', tokenId)
    .executeTakeFirst()
}

/** A token's proposals that are not decided yet, with what was in force then. */
export function selectOpenOfToken(db: Db, { tokenId, now }: { tokenId: string; now: Date }) {
  return db
    .selectFrom('map_proposal as p')
    .innerJoin('map_revision as h', 'h.id', 'p.head_id')
    .select(['p.id', 'p.expires_at', 'p.changes', 'h.entries as before'])
    .where('p.token_id', '=', tokenId)
    .where(sql<boolean>`${stateSql(now)} = 'open'`)
    .execute()
}

type Decided = {
  id: string
  outcome: 'approved' | 'refused' | 'withdrawn'
  by: string
  now: Date
  decision?: string
  revision?: string
}

export async function decide(db: Db, { id, outcome, by, now, decision, revision }: Decided) {
  await db
    .updateTable('map_proposal')
    .set({ outcome, decided_by: by, decided_at: now, decision: decision ?? null, revision_id: revision ?? null })
    .where('id', '=', id)
    .execute()
}

/** A token's proposals end with the token, so that operators do not decide about what a thief may have asked for. */
export function stateSql(now: Date) {
  return sql<'open' | 'approved' | 'refused' | 'withdrawn' | 'expired'>`case when p.outcome is not null then p.outcome
    when exists (select from deploy_token t where t.id = p.token_id and t.revoked_at is not null) then 'withdrawn'
    when p.expires_at <= ${now} then 'expired' else 'open' end`
}
