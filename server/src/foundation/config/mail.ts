import { emailAddress } from '@atrium/shared-utility/contract'
import { ConfigError } from '../error/config-error.ts'

export type MailConfig = {
  /** `smtp://` or `smtps://`, with user and password where the server asks for them. */
  url: string
  from: string
  /** Where links in mails lead. Never what a request names: that would send people, and their tokens, elsewhere. */
  baseUrl: string
}

type Settings = { url: string | undefined; from: string | undefined; baseUrl: string | null }

/** Null when no mail is configured; half of it is an error. */
export function mailConfig({ url, from, baseUrl }: Settings): MailConfig | null {
  if (url === undefined && from === undefined) return null
  // The value may hold a password, so the sentence does not repeat it.
  if (url === undefined || !/^smtps?:\/\/[^/]+\/?$/.test(url) || URL.parse(url) === null)
    throw new ConfigError('ATRIUM_SMTP_URL must be smtp:// or smtps://, with host and port, to send mail.')
  if (from === undefined || !isSender(from))
    throw new ConfigError(
      'ATRIUM_MAIL_FROM must be the sender of mails: portal@example.com, or Name <portal@example.com>.',
    )
  if (baseUrl === null)
    throw new ConfigError('ATRIUM_BASE_URL must be set to send mail: it is where the links in it lead.')
  return { url, from, baseUrl }
}

function isSender(from: string) {
  const [, address = from] = /^[^<>\r\n]*<([^<>]+)>$/.exec(from) ?? []
  return emailAddress.safeParse(address).success
}
