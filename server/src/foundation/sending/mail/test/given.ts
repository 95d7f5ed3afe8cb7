import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

type Letter = { to: string; subject: string; text: string; html: string; link: string; raw: string }

/** A mail server on this machine that takes whatever comes, and lets a test wait for it. */
export async function startMailServer() {
  const letters: Letter[] = []
  let arrived = Promise.withResolvers<void>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address).join()
      letters.push(readLetter(await text(stream), to))
      arrived.resolve()
      arrived = Promise.withResolvers()
      done()
    },
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.server.address() as AddressInfo // It listens on a port, not on a pipe.
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    /** The next letter to this address that no one has waited for yet. */
    async letterTo(address: string): Promise<Letter> {
      for (;;) {
        const index = letters.findIndex(({ to }) => to === address)
        const [found] = index === -1 ? [] : letters.splice(index, 1)
        if (found !== undefined) return found
        await arrived.promise
      }
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** A port for a server whose address must be known before it listens. */
export async function freePort() {
  const probe = createServer()
  await new Promise<void>((resolve) => {
    probe.listen(0, '127.0.0.1', resolve)
  })
  const { port } = probe.address() as AddressInfo // It listens on a port, not on a pipe.
  await new Promise((resolve) => {
    probe.close(resolve)
  })
  return port
}

function readLetter(raw: string, to: string): Letter {
  const part = (type: string) => {
    const [, encoded = ''] =
      new RegExp(`Content-Type: ${type};[\\s\\S]*?\\r\\n\\r\\n([\\s\\S]*?)\\r\\n--`).exec(raw) ?? []
    return Buffer.from(encoded, 'base64').toString()
  }
  const plain = part('text/plain')
  const [link = ''] = /https?:\/\/\S+/.exec(plain) ?? []
  return { to, subject: subjectOf(raw), text: plain, html: part('text/html'), link, raw }
}

function subjectOf(raw: string) {
  const [, line = ''] = /^Subject: (.*(?:\r\n .*)*)/m.exec(raw) ?? []
  return line
    .replaceAll(/\r\n /g, '')
    .replaceAll(/=\?UTF-8\?B\?(.*?)\?=/g, (_word, encoded: string) => Buffer.from(encoded, 'base64').toString())
}
