import type { Lang } from '@atrium/shared-utility/contract'
import { layOut } from './lay-out.ts'
import type { MailConfig } from '../config/mail.ts'
import { mailWords, type MailKind } from './wording.ts'

export type Mail = {
  to: string
  lang: Lang
  kind: MailKind
  /** How the person is called in it. */
  name: string
  /** What its lines say of the case at hand, by the names that stand in braces there. */
  facts?: Record<string, string>
  /** Path and fragment of the page that its button opens; a mail that only tells has none. */
  path?: `/${string}`
}

/** Throws when the mail server does not take it: whoever sends tries again. */
type Mailer = { send(mail: Mail): Promise<void> }

const timeoutMs = 10_000

export function createMailer({ url, from, baseUrl }: MailConfig): Mailer {
  return {
    async send({ to, lang, kind, name, path, facts = {} }) {
      const words = mailWords[kind][lang]
      const { text, html } = layOut(words, {
        lang,
        facts: { ...facts, name },
        link: path === undefined ? null : baseUrl + path,
      })
      const transport = await openTransport(url)
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject: words.subject,
        text,
        html,
        textEncoding: 'base64',
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    },
  }
}

/** Large, and loaded with the first mail: many a process never sends one. A transport that pools nothing is cheap. */
async function openTransport(url: string) {
  const { createTransport } = await import('nodemailer')
  return createTransport({ url, connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs })
}

declare module '../context/services.ts' {
  interface Services {
    /** Null where no mail is configured. */
    mailer: Mailer | null
  }
}
