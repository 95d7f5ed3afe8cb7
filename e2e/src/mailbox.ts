import { text } from 'node:stream/consumers'
import { expect } from '@playwright/test'
import { SMTPServer } from 'smtp-server'
import { freePort, listening } from './free-port.ts'

/** A mail server on this machine that keeps what comes, and the settings of a portal that mails through it. */
export async function openMailbox() {
  const letters: { to: string; raw: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, { envelope }, done) {
      letters.push({ to: envelope.rcptTo.map(({ address }) => address).join(), raw: await text(stream) })
      done()
    },
  })
  const smtpPort = await listening(server.server, () => server.listen(0, '127.0.0.1'))
  const port = await freePort()
  return {
    settings: {
      PORT: String(port),
      ATRIUM_BASE_URL: `http://127.0.0.1:${port}`,
      ATRIUM_SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      ATRIUM_MAIL_FROM: 'Atrium <portal@portal.example>',
    },
    /** The link of the newest letter to an address that leads to this page. */
    async linkTo(address: string, page: string) {
      const find = () =>
        letters
          .filter(({ to }) => to === address)
          .map(linkOf)
          .findLast((link) => link.includes(page))
      await expect.poll(find).toBeDefined()
      return find() ?? ''
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

export type Mailbox = Awaited<ReturnType<typeof openMailbox>>

function linkOf({ raw }: { raw: string }) {
  const [, encoded = ''] = /Content-Type: text\/plain;[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(raw) ?? []
  return /https?:\/\/\S+/.exec(Buffer.from(encoded, 'base64').toString())?.[0] ?? ''
}
