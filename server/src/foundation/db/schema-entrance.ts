/** A SHA-256 of a value that was used, kept for as long as it would have been good. */
export type ConsumedCodeTable = { hash: Buffer; expires_at: Date }

/** A browser that is to stay signed in: one row for the chain of secrets that its cookie holds one after another. */
export type RefreshFamilyTable = {
  id: string
  user_id: string
  current_hash: Buffer
  previous_hash: Buffer | null
  /** What the last turn gave out, sealed. */
  handed_out: string | null
  turned_at: Date
  expires_at: Date
  revoked_at: Date | null
}

/** A link for another device; the hashes are SHA-256. `client_hash` and `cookie_hash` are of the one that opened it. */
export type SecurityTokenTable = {
  id: string
  secret_hash: Buffer
  /** The session that made it, and with which it ends. */
  session_id: string
  ent_id: string
  client_hash: Buffer | null
  cookie_hash: Buffer | null
  expires_at: Date
}

/** What a mailed link is good for; `token_hash` is a SHA-256 of what it carries. */
export type MailLinkTable = {
  user_id: string
  kind: 'passwordReset' | 'emailConfirm'
  token_hash: Buffer
  email: string
  expires_at: Date
  /** Which job mails it, and in what language. */
  job_id: string
  lang: string
  /** What the mail is to carry, sealed; null once it is sent. */
  sealed: string | null
}
