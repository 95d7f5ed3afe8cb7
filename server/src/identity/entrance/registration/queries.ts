import type { Db } from '../../../foundation/db/tx.ts'

/** Whether a member of the enterprise has this name. */
export async function isNameTaken(db: Db, { entId, name }: { entId: string; name: string }) {
  const row = await db
    .selectFrom('membership as m')
    .innerJoin('user_account as u', 'u.id', 'm.user_id')
    .select('u.id')
    .where('m.ent_id', '=', entId)
    .where('m.status', '=', 'active')
    .where((eb) => eb(eb.fn('lower', ['u.name']), '=', name.toLowerCase()))
    .executeTakeFirst()
  return row !== undefined
}

/** Whether any account, in use or not, has this telephone. */
export async function isPhoneTaken(db: Db, phone: string) {
  const row = await db.selectFrom('user_account').select('id').where('phone_e164', '=', phone).executeTakeFirst()
  return row !== undefined
}
