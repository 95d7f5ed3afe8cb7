import { platform } from '../../../../foundation/db/scope.ts'
import type { createInbox } from '../../../factor/sms/test/inbox.ts'
import { settled } from '../../../factor/sms/test/settled.ts'
import { runSql } from '../../../../test/cluster.ts'
import type { TestServer } from '../../../../test/test-server.ts'

/** Leaves a person of a test without a password, like one who came in by a messenger or a provider. */
export function forgetPassword({ address }: Pick<TestServer, 'address'>, userId: string) {
  return runSql(address, `delete from credential where user_id = '${userId}'`)
}

/** A browser in which a person came in by their telephone. */
export async function bySms(
  server: TestServer,
  { phone, inbox }: { phone: string; inbox: ReturnType<typeof createInbox> },
) {
  const browser = server.client()
  await browser.call('sendSmsCode', { phone })
  await settled(server)
  await browser.call('signInBySms', { phone, code: inbox.lastCode(phone) })
  return browser
}

/** The records of this person's refused proofs in the log. */
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
