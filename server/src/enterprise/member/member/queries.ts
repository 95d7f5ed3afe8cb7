import { UserType } from '@atrium/shared-utility/contract'
import type { Db } from '../../../foundation/db/tx.ts'

/** The administrators' rows are locked, so that two of them do not remove each other. */
export function lockAdministrators(db: Db, entId: string) {
  return db
    .selectFrom('membership')
    .select('user_id')
    .where('ent_id', '=', entId)
    .where('user_type', '=', UserType.administrator)
    .where('status', '=', 'active')
    .orderBy('user_id')
    .forUpdate()
    .execute()
}

/** Whether a person is an administrator, as the row of the membership says it now, which the caller has locked. */
export async function isAdministrator(db: Db, { entId, userId }: { entId: string; userId: string }) {
  const row = await db
    .selectFrom('membership')
    .select('user_id')
    .where('ent_id', '=', entId)
    .where('user_id', '=', userId)
    .where('user_type', '=', UserType.administrator)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return row !== undefined
}

export function selectMember(db: Db, { entId, userId }: { entId: string; userId: string }) {
  return db
    .selectFrom('membership')
    .select(['user_type', 'status', 'is_owner'])
    .where('ent_id', '=', entId)
    .where('user_id', '=', userId)
    .where('status', '<>', 'left')
    .executeTakeFirst()
}

type Change = { userType?: number | undefined; status?: 'active' | 'suspended' | undefined }

/** What is undefined stays as it is. */
export async function storeMember(
  db: Db,
  { entId, userId }: { entId: string; userId: string },
  { userType, status }: Change,
) {
  if (userType === undefined && status === undefined) return
  await db
    .updateTable('membership')
    .set({ user_type: userType, status })
    .where('ent_id', '=', entId)
    .where('user_id', '=', userId)
    .execute()
}

/** The row stays, for whatever the person has done still names them. */
export async function endMembership(db: Db, of: { entId: string; userId: string; now: Date }) {
  await db
    .updateTable('membership')
    .set({ status: 'left', left_at: of.now, return_until: null })
    .where('ent_id', '=', of.entId)
    .where('user_id', '=', of.userId)
    .execute()
  await db.deleteFrom('role_member').where('ent_id', '=', of.entId).where('user_id', '=', of.userId).execute()
}
