import { sql } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'
import { personPicturePurpose } from '../../../identity/people/person-picture/queries.ts'
import { hasOwnWay } from '../../../identity/people/membership/return-query.ts'

type Of = { entId: string; userIds: readonly string[] }

/** Some who are or were in it. */
export async function selectMemberIds(db: Db, entId: string, most: number) {
  const rows = await db
    .selectFrom('membership')
    .select('user_id')
    .where('ent_id', '=', entId)
    .orderBy('user_id')
    .limit(most)
    .execute()
  return rows.map((row) => row.user_id)
}

/** Those of them whose account nothing opens once it is gone, and whom no other enterprise knows. */
export async function selectUnreachable(db: Db, { entId, userIds, now }: Of & { now: Date }) {
  const rows = await db
    .selectFrom('membership as m')
    .innerJoin('user_account as u', 'u.id', 'm.user_id')
    .select('m.user_id')
    .where('m.ent_id', '=', entId)
    .where('m.user_id', '=', sql<string>`any(${userIds})`)
    .where('u.platform_type', 'is', null)
    .where('u.deleted_at', 'is', null)
    .where(sql<boolean>`not ${hasOwnWay(now)}`)
    .where(sql<boolean>`not exists (select from membership o where o.user_id = u.id and o.ent_id <> m.ent_id)`)
    .execute()
  return rows.map((row) => row.user_id)
}

export async function removeMemberships(db: Db, { entId, userIds }: Of) {
  await db
    .deleteFrom('membership')
    .where('ent_id', '=', entId)
    .where('user_id', '=', sql<string>`any(${userIds})`)
    .execute()
}

/** The sessions of these people that are in it work in none. */
export async function leaveSessions(db: Db, { entId, userIds }: Of) {
  await db
    .updateTable('session')
    .set({ ent_id: null })
    .where('user_id', '=', sql<string>`any(${userIds})`)
    .where('ent_id', '=', entId)
    .execute()
}

/** What stays is an id without a person, for what names it. */
export async function emptyAccount(db: Db, { userId, now }: { userId: string; now: Date }) {
  await db
    .updateTable('stored_file')
    .set({ expires_at: now })
    .where('created_by', '=', userId)
    .where('purpose', '=', personPicturePurpose)
    .execute()
  const nobody = `closed-${userId}`
  await db
    .updateTable('user_account')
    .set((eb) => ({
      login_id: nobody,
      login_id_norm: nobody,
      name: '-',
      name_sounds: '',
      phone: null,
      email: null,
      avatar: null,
      status: 'suspended',
      deleted_at: now,
      version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', userId)
    .execute()
}
