/** A SHA-256 of a value that was used, kept for as long as it would have been good. */
export type ConsumedCodeTable = { hash: Buffer; expires_at: Date }
