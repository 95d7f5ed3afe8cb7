import { UserType } from '@atrium/shared-utility/contract'
import type { Db } from '../../../foundation/db/tx.ts'

/** Root operators who can be written to, in an order of their own. */
export async function selectRoots(db: Db) {
  const rows = await roots(db).select('u.id').orderBy('u.id').execute()
  return rows.map(({ id }) => id)
}

/** One root operator; undefined when they are none any more. */
export function findRoot(db: Db, id: string) {
  return roots(db).select(['u.name', 'u.locale', 'u.email']).where('u.id', '=', id).executeTakeFirst()
}

function roots(db: Db) {
  return db
    .selectFrom('user_account as u')
    .where('u.platform_type', '=', UserType.operator)
    .where('u.is_root', '=', true)
    .where('u.status', '=', 'active')
    .where('u.deleted_at', 'is', null)
    .where('u.email', 'is not', null)
    .where('u.email_verified_at', 'is not', null)
}

/** What a revision has changed, and the people behind it: its maker, and where there is a proposal its proposer. */
export function findChange(db: Db, revision: string) {
  return db
    .selectFrom('map_revision as r')
    .innerJoin('map_revision as b', 'b.id', 'r.parent_id')
    .innerJoin('user_account as u', 'u.id', 'r.made_by')
    .leftJoin('map_proposal as p', 'p.revision_id', 'r.id')
    .leftJoin('user_account as m', 'm.id', 'p.made_by')
    .select(['r.number', 'r.entries as after', 'r.made_at', 'b.entries as before'])
    .select(['u.name as by', 'm.name as proposer', 'p.token_label as token'])
    .where('r.id', '=', revision)
    .executeTakeFirst()
}
