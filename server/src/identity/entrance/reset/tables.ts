import { platformTable } from '../../../foundation/db/table.ts'

declare module '../../../foundation/db/schema.ts' {
  interface Database {
    mail_link: MailLinkTable
  }
}

/** The purpose of a mailed link; `token_hash` is a SHA-256 of the token in it. */
export type MailLinkTable = {
  user_id: string
  kind: 'passwordReset' | 'emailConfirm'
  token_hash: Buffer
  email: string
  expires_at: Date
  /** Which job mails it, and in what language. */
  job_id: string
  lang: string
  /** The token for the mail, sealed; null once it is sent. */
  sealed: string | null
}

export const resetTables = [
  platformTable('mail_link', { platform: 'select, insert, update, delete', secrets: ['sealed', 'token_hash'] }),
]
