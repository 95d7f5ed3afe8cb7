import { type BulkAction, mostInBulk, Problem, UserType } from '@atrium/shared-utility/contract'
import { sql, type SelectQueryBuilder } from 'kysely'
import { isUniqueViolation } from '../../../foundation/db/failure.ts'
import type { Database, NewRow, Row } from '../../../foundation/db/schema.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { matches, type UserFilter } from '../user/filter-query.ts'

/** The people whom it is about: those who were chosen, or all whom the list of people finds. */
export type BulkTarget = { userids: readonly string[] } | { filter: UserFilter }

type People = Database & { u: Database['user_account'] }

function meant(db: Db, target: BulkTarget): SelectQueryBuilder<People, 'u', object> {
  const people = db.selectFrom('user_account as u').where('u.deleted_at', 'is', null)
  return 'userids' in target
    ? people.where('u.id', '=', sql<string>`any(${target.userids})`)
    : people.where(matches(target.filter))
}

type PreviewInput = { meant: BulkTarget; action: BulkAction; operatorId: string; isRoot: boolean }

/** The results of the action as things are now, as far as lists count. */
export function previewOf(db: Db, { meant: target, action, operatorId, isRoot }: PreviewInput) {
  const isOfPlatform = sql`u.platform_type is not null`
  const left = sql<string>`case
    when u.id = ${operatorId} then 'ownAccount'
    when ${isOfPlatform} and not ${isRoot} then 'rootRequired'
    ${sql.join(
      leftOut[action].map(([condition, result]) => sql`when ${condition} then ${result}`),
      sql` `,
    )}
    else 'done' end`
  const found = meant(db, target)
    .select(left.as('result'))
    .limit(mostInBulk + 1)
  return db
    .selectFrom(found.as('found'))
    .select((eb) => ['result', eb.fn.countAll<number>().as('count')])
    .groupBy('result')
    .orderBy('result')
    .execute()
}

const noPassword = sql`not exists (select from credential c where c.user_id = u.id and c.kind = 'password')`
const noSession = sql`not exists (select from session s where s.user_id = u.id and s.ended_at is null)`
/** The people whom each action would leave out, and why. */
const leftOut = {
  suspend: [
    [sql`u.status = 'suspended'`, 'unchanged'],
    [sql`u.status <> 'active'`, 'userNotReady'],
  ],
  resume: [
    [sql`u.status = 'active'`, 'unchanged'],
    [sql`u.status <> 'suspended'`, 'userNotReady'],
  ],
  endSessions: [[noSession, 'unchanged']],
  askPassword: [
    [noPassword, 'noPassword'],
    [sql`u.status <> 'active'`, 'userNotReady'],
  ],
} as const

export async function insertBulk(db: Db, { meant: target, ...row }: NewRow<'bulk'> & { meant: BulkTarget }) {
  await db.insertInto('bulk').values(row).execute()
  const place = sql<number>`row_number() over (order by u.id)`
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('bulk_row')
    .columns(['bulk_id', 'user_id', 'place'])
    .expression(
      meant(db, target)
        .select([sql<string>`${row.id}`.as('bulk_id'), 'u.id', place.as('place')])
        .limit(mostInBulk + 1),
    )
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}

export async function isUnderWay(db: Db, operatorId: string) {
  const row = await db
    .selectFrom('bulk')
    .select('id')
    .where('operator_id', '=', operatorId)
    .where('status', 'in', ['waiting', 'running'])
    .executeTakeFirst()
  return row !== undefined
}

/** The lock keeps the job from going on while a call decides what becomes of it. */
export function lockBulk(db: Db, id: string) {
  return db.selectFrom('bulk').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export function findBulk(db: Db, id: string) {
  return bulks(db).where('b.id', '=', id).executeTakeFirst()
}

export function selectBulks(db: Db) {
  return bulks(db).orderBy('b.created_at', 'desc').orderBy('b.id', 'desc').limit(50).execute()
}

export type SelectedBulk = Awaited<ReturnType<typeof selectBulks>>[number]

function bulks(db: Db) {
  return db
    .selectFrom('bulk as b')
    .innerJoin('user_account as o', 'o.id', 'b.operator_id')
    .selectAll('b')
    .select('o.name as operator_name')
}

/** The next person who was not handled yet; undefined when there is none. */
export function nextOpen(db: Db, bulkId: string) {
  return db
    .selectFrom('bulk_row')
    .select(['place', 'user_id'])
    .where('bulk_id', '=', bulkId)
    .where('result', 'is', null)
    .orderBy('place')
    .limit(1)
    .executeTakeFirst()
}

type RowResult = { bulkId: string; place: number; result: string; now: Date }

/** Noted in the transaction of the action: a process that is killed does nothing twice, and leaves no person out. */
export async function noteSeen(db: Db, { bulkId, place, result, now }: RowResult) {
  await db
    .updateTable('bulk_row')
    .set({ result, at: now })
    .where('bulk_id', '=', bulkId)
    .where('place', '=', place)
    .execute()
  await db
    .updateTable('bulk')
    .set((set) => ({
      status: 'running',
      seen: set('seen', '+', 1),
      refused: set('refused', '+', result === 'done' ? 0 : 1),
    }))
    .where('id', '=', bulkId)
    .execute()
}

export async function endBulk(db: Db, { id, status, now }: { id: string; status: Row<'bulk'>['status']; now: Date }) {
  await db
    .updateTable('bulk')
    .set({ status, ended_at: now })
    .where('id', '=', id)
    .where('status', 'in', ['waiting', 'running'])
    .execute()
}

/** Reopens one that was given up. Throws bulkUnderWay where its own operator has begun another one since. */
export async function reopenBulk(db: Db, id: string) {
  const reopened = db
    .updateTable('bulk')
    .set({ status: 'running', ended_at: null })
    .where('id', '=', id)
    .where('status', '=', 'failed')
  try {
    return (await reopened.executeTakeFirstOrThrow()).numUpdatedRows === 1n
  } catch (error) {
    throw isUniqueViolation(error, 'bulk_under_way') ? new Problem('bulkUnderWay', {}, { cause: error }) : error
  }
}

export async function askForPassword(db: Db, { userId, now }: { userId: string; now: Date }) {
  const { numUpdatedRows } = await db
    .updateTable('credential')
    .set({ change_asked_at: now })
    .where('user_id', '=', userId)
    .where('kind', '=', 'password')
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** The operator as they are at this moment: a former operator does nothing more. */
export function findOperator(db: Db, id: string) {
  return db
    .selectFrom('user_account')
    .select(['id', 'is_root'])
    .where('id', '=', id)
    .where('platform_type', '=', UserType.operator)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}
