import { Problem, type Lang } from '@atrium/shared-utility/contract'
import { layOut } from './lay-out.ts'
import type { MailSender } from './sender.ts'
import type { OwnTexts } from '../../call/wording/own-words.ts'
import { ownMailWords } from './own-mail.ts'
import type { MailKind } from './wording.ts'

export type Mail = {
  to: string
  lang: Lang
  kind: MailKind
  /** How the person is called in it. */
  name: string
  /** The facts of the case that its lines name, by the names that stand in braces there. */
  facts?: Record<string, string>
  /** Path and fragment of the page that its button opens; a mail that only tells has none. */
  path?: `/${string}`
}

type Mailer = {
  /** False where no mail server is set: nothing that needs mail may be offered then. */
  readonly isOffered: boolean
  /**
   * Throws mailNotSent when the mail server does not take it, with what it said as the cause: the sender tries again.
   */
  send(mail: Mail): Promise<void>
}

const timeoutMs = 10_000

/** `current` answers the server that sends mail at this moment; null: none. `own` is the wording of operators. */
export function createMailer(current: () => MailSender | null, own: () => OwnTexts): Mailer {
  return {
    get isOffered() {
      return current() !== null
    },
    async send({ to, lang, kind, name, path, facts = {} }) {
      const sender = current()
      if (sender === null) throw new Problem('mailNotConfigured')
      const { from, baseUrl } = sender
      const words = ownMailWords(kind, lang, own())
      const { text, html } = layOut(words, {
        lang,
        facts: { ...facts, name },
        link: path === undefined ? null : baseUrl + path,
      })
      try {
        const transport = await openTransport(await sender.connection())
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject: words.subject,
          text,
          html,
          textEncoding: 'base64',
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
      } catch (error) {
        throw new Problem('mailNotSent', {}, { cause: error })
      }
    },
  }
}

/**
 * The package is large, and loaded with the first mail: many a process never sends one. A transport without a pool is
 * cheap.
 */
async function openTransport(connection: Awaited<ReturnType<MailSender['connection']>>) {
  const { createTransport } = await import('nodemailer')
  const limits = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs }
  return createTransport({ ...connection, ...limits })
}

declare module '../../call/context/services.ts' {
  interface Services {
    mailer: Mailer
  }
}
