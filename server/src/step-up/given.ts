import { platform } from '../db/scope.ts'
import type { Db } from '../db/tx.ts'
import type { createInbox } from '../sms/testing/inbox.ts'
import type { TestServer } from '../testing/test-server.ts'

/** Leaves somebody of a test without a password, as whoever came in by a messenger or a provider is. */
export async function forgetPassword(db: Db, userId: string) {
  await db.deleteFrom('credential').where('user_id', '=', userId).execute()
}

/** A browser in which somebody came in by their telephone. */
export async function bySms(
  server: TestServer,
  { phone, inbox }: { phone: string; inbox: ReturnType<typeof createInbox> },
) {
  const browser = server.client()
  await browser.call('sendSmsCode', { phone })
  await browser.call('signInBySms', { phone, code: inbox.lastCode(phone) })
  return browser
}

/** What the log has of refused proofs of this person. */
export async function deniedOf({ services }: TestServer, userId: string) {
  const rows = await services.tx(platform, (db) =>
    db
      .selectFrom('audit_log')
      .select('diff')
      .where('action', '=', 'stepUp')
      .where('result', '=', 'denied')
      .where('target_id', '=', userId)
      .execute(),
  )
  return rows.map(({ diff }) => diff)
}
