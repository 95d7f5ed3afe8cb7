import { platform } from '../../../../foundation/db/scope.ts'
import { freePort, startMailServer } from '../../../../foundation/sending/mail/test/given.ts'
import type { SmsProvider } from '../../../factor/sms/service.ts'
import { startTestServer } from '../../../../test/test-server.ts'

/** A portal that mails, its mailbox, and people whose address is confirmed. */
export async function startMailingServer(
  more: { onStatement?: (text: string) => void; smsProvider?: SmsProvider } = {},
) {
  const clock = { offsetMs: 0 }
  const mailbox = await startMailServer()
  const port = await freePort()
  const server = await startTestServer({
    ...more,
    now: () => new Date(Date.now() + clock.offsetMs),
    environment: {
      PORT: String(port),
      ATRIUM_BASE_URL: `http://127.0.0.1:${port}`,
      ATRIUM_SMTP_URL: mailbox.url,
      ATRIUM_MAIL_FROM: 'Atrium <portal@portal.example>',
    },
  })
  return { server, mailbox, clock, personWithMail, askedLink, close }

  async function personWithMail() {
    const person = await server.given.person()
    const email = `${person.loginId}@mail.example`
    await server.services.tx(platform, (db) =>
      db
        .updateTable('user_account')
        .set({ email, email_verified_at: new Date() })
        .where('id', '=', person.id)
        .execute(),
    )
    return { ...person, email }
  }

  /** Asks for a link and answers what it carries. */
  async function askedLink(person: { loginId: string; email: string }) {
    // Another hour: what other tests asked for from this address counts no more.
    clock.offsetMs += 61 * 60_000
    await server.client().call('askPasswordReset', { account: person.loginId })
    const { link } = await mailbox.letterTo(person.email)
    return link.split('#token=')[1] ?? ''
  }

  async function close() {
    await server.close()
    await mailbox.close()
  }
}

export type MailingServer = Awaited<ReturnType<typeof startMailingServer>>
