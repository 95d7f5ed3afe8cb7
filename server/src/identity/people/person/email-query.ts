import { domainToUnicode } from 'node:url'
import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'

/** Whether an address is this one, however it was written when it was stored: addresses of before may be in another form. */
export function isEmail(email: string) {
  const [name, domain = ''] = email.split('@')
  const forms = [email, `${name}@${domainToUnicode(domain)}`]
  return sql<SqlBool>`atrium_email_norm(email) in (${sql.join(forms.map((form) => sql`atrium_email_norm(${form})`))})`
}

/** Whether another person has confirmed this address, or one that looks the same. */
export async function isEmailConfirmedElsewhere(db: Db, { userId, email }: { userId: string; email: string }) {
  const row = await db
    .selectFrom('user_account')
    .select('id')
    .where('id', '<>', userId)
    .where(isEmail(email))
    .where('email_verified_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
