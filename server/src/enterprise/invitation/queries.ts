import type { CallParsed } from '@atrium/shared-utility/contract'
import { sql, type Expression, type SqlBool } from 'kysely'
import type { NewRow } from '../../foundation/db/schema.ts'
import type { Db } from '../../foundation/db/tx.ts'
import { stateOf } from '../../identity/invitation/queries.ts'

/** As many as a list may count to (contract/foundation/fields.ts). */
const countLimit = 10_001

type Filter = CallParsed<'listInvitations'> & { now: Date }

export function insertInvitation(db: Db, row: NewRow<'invitation'>) {
  return db.insertInto('invitation').values(row).execute()
}

export function selectInvitationPage(db: Db, filter: Filter) {
  return db
    .selectFrom('invitation as i')
    .leftJoin('user_account as u', 'u.id', 'i.created_by')
    .select(['i.id', 'i.purpose', 'i.user_type', 'i.quota', 'i.used', 'i.phone', 'i.domain'])
    .select(['i.expires_at', 'i.created_at', 'u.name as creator', stateOf(filter.now).as('state')])
    .where(matches(filter))
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id')
    .limit(filter.iDisplayLength)
    .offset(filter.iDisplayStart)
    .execute()
}

export async function countInvitations(db: Db, filter: Filter) {
  const some = db.selectFrom('invitation as i').select('i.id').where(matches(filter)).limit(countLimit).as('some')
  const { count } = await db
    .selectFrom(some)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** False when there is none, or it has been withdrawn before. */
export async function revokeInvitation(db: Db, id: string, now: Date) {
  const row = await db
    .updateTable('invitation')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

function matches({ state, iSearch, now }: Filter): Expression<SqlBool> {
  const isState = state === undefined ? sql<boolean>`true` : sql<boolean>`${stateOf(now)} = ${state}`
  const searched = iSearch === undefined || iSearch === '' ? null : iSearch.toLowerCase()
  const isFound = searched === null ? sql<boolean>`true` : sql<boolean>`strpos(lower(i.purpose), ${searched}) > 0`
  return sql<boolean>`${isState} and ${isFound}`
}
