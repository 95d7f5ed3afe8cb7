/** A file of a message, as the message holds it. */
export type MessageAttachment = { id: string; name: string; mediaType: string; sizeBytes: number }
