import { emailAddress } from '@atrium/shared-utility/contract'
import { z } from 'zod'
import { ConfigError } from '../error/config-error.ts'
import { must } from './value.ts'

export type MailConfig = {
  /** `smtp://` or `smtps://`, with user and password where the server asks for them. */
  url: string
  from: string
  /** Where links in mails lead. Never what a request names: that would send people, and their tokens, elsewhere. */
  baseUrl: string
}

const server = 'be smtp:// or smtps://, with host and port, to send mail'
const sender = 'be the sender of mails: portal@example.com, or Name <portal@example.com>'

export const mailVariables = {
  // The value may hold a password, so the sentence does not repeat it.
  ATRIUM_SMTP_URL: z
    .string()
    .refine((value) => /^smtps?:\/\/[^/]+\/?$/.test(value) && URL.canParse(value), must(server))
    .optional(),
  ATRIUM_MAIL_FROM: z.string().refine(isSender, must(sender)).optional(),
}

type Variables = { ATRIUM_SMTP_URL?: string; ATRIUM_MAIL_FROM?: string; ATRIUM_BASE_URL: string | null }

/** Null when no mail is configured; half of it is an error. */
export function mailOf({ ATRIUM_SMTP_URL: url, ATRIUM_MAIL_FROM: from, ATRIUM_BASE_URL: baseUrl }: Variables) {
  if (url === undefined && from === undefined) return null
  if (url === undefined) throw new ConfigError(`ATRIUM_SMTP_URL must ${server}.`)
  if (from === undefined) throw new ConfigError(`ATRIUM_MAIL_FROM must ${sender}.`)
  if (baseUrl === null)
    throw new ConfigError('ATRIUM_BASE_URL must be set to send mail: it is where the links in it lead.')
  return { url, from, baseUrl } satisfies MailConfig
}

function isSender(from: string) {
  const [, address = from] = /^[^<>\r\n]*<([^<>]+)>$/.exec(from) ?? []
  return emailAddress.safeParse(address).success
}
