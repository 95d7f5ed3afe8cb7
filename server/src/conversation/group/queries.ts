import { sql } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'

// The people of a group change by functions of the database alone, which check the caller (migration 0209).

/** False where one of the people is no member of the enterprise. */
export async function foundGroup(
  db: Db,
  { id, name, userIds, now }: { id: string; name: string; userIds: readonly string[]; now: Date },
) {
  return answerOf<boolean>(db, sql`select atrium_found_group(${id}, ${name}, ${[...userIds]}, ${now}) as answer`)
}

/** How many came in. */
export async function addToGroup(db: Db, { id, userIds }: { id: string; userIds: readonly string[] }) {
  return (await answerOf<number | null>(db, sql`select atrium_add_to_group(${id}, ${[...userIds]}) as answer`)) ?? 0
}

export function takeFromGroup(db: Db, { id, userId }: { id: string; userId: string }) {
  return answerOf<boolean>(db, sql`select atrium_take_from_group(${id}, ${userId}) as answer`)
}

export function handOver(db: Db, { id, userId }: { id: string; userId: string }) {
  return answerOf<boolean>(db, sql`select atrium_hand_over_group(${id}, ${userId}) as answer`)
}

export function nameGroup(db: Db, { id, name }: { id: string; name: string }) {
  return answerOf<boolean>(db, sql`select atrium_name_group(${id}, ${name}) as answer`)
}

/** Row-level security shows the caller no other groups than theirs. */
export function findGroup(db: Db, id: string) {
  return db
    .selectFrom('conversation')
    .select(['id', 'department_id as departmentId'])
    .where('id', '=', id)
    .where('kind', '=', 'group')
    .executeTakeFirst()
}

export function selectGroupMembers(db: Db, id: string) {
  return db
    .selectFrom('conversation_member as m')
    .innerJoin('user_account as u', 'u.id', 'm.user_id')
    .select(['u.id as userId', 'u.name', 'm.is_owner as isOwner'])
    .where('m.conversation_id', '=', id)
    .orderBy('m.is_owner', 'desc')
    .orderBy(sql`u.name collate atrium_name`)
    .orderBy('u.id')
    .execute()
}

async function answerOf<T>(db: Db, statement: ReturnType<typeof sql>) {
  const { rows } = await (statement as ReturnType<typeof sql<{ answer: T }>>).execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('a function answers one row')
  return row.answer
}
