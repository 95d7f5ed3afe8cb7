import { isUniqueViolation } from '../../../../foundation/db/failure.ts'
import type { Db } from '../../../../foundation/db/tx.ts'
import { named } from '../../../../foundation/query/pinyin/sounds.ts'
import { normalLoginId } from '../../../../identity/people/person/login-id.ts'

export function selectNames(db: Db, userId: string) {
  return db
    .selectFrom('user_account')
    .select(['name', 'login_id as loginId'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}

type Names = { userId: string; name: string | undefined; loginId: string | undefined }

/** What is undefined stays as it is. False when the login id is another person's. */
export async function storeNames(db: Db, { userId, name, loginId }: Names) {
  if (name === undefined && loginId === undefined) return true
  try {
    await db
      .updateTable('user_account')
      .set({
        ...(name !== undefined && (await named(name))),
        ...(loginId !== undefined && { login_id: loginId, login_id_norm: normalLoginId(loginId) }),
      })
      .where('id', '=', userId)
      .execute()
    return true
  } catch (error) {
    if (isUniqueViolation(error, 'user_account_login_id_norm_key')) return false
    throw error
  }
}
