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
