import type { Problem, QuotedMessage } from '@atrium/shared-utility/contract'
import type { Sent } from '@atrium/shared-utility/ui'

/** A file that a person has chosen to send. */
export type ChosenFile = {
  key: string
  file: File
  /** Where the page itself has the picture. Null for other files. */
  pictureUrl: string | null
}

/** The same on its way. */
export type Upload = ChosenFile & {
  /** How far the server has it. */
  sent?: Sent | undefined
  isWhole?: boolean
}

/** A message that its author has sent off, and that the server may not have yet. */
export type Unsent = {
  messageId: string
  conversationId: string
  text: string
  /** The names of those whom it mentions, by id. */
  people: Readonly<Record<string, string>>
  /** The message that it answers. */
  quoted: QuotedMessage | null
  files: readonly Upload[]
  /** The application or the record that it names. */
  card: string | null
  at: string
  state: 'waiting' | 'sending' | 'sent' | 'refused'
  problem?: Problem
}

/** What a person has written, before it is on its way. */
export type Written = Pick<Unsent, 'text' | 'people' | 'quoted' | 'card'> & { files: readonly ChosenFile[] }

export type Change = Partial<Pick<Unsent, 'state' | 'problem' | 'files'>>

/** The first that waits, unless one is on its way: messages arrive in the order in which they were written. */
export function nextOf(all: readonly Unsent[]) {
  return all.some(({ state }) => state === 'sending') ? undefined : all.find(({ state }) => state === 'waiting')
}

export function changed(all: readonly Unsent[], messageId: string, change: Change) {
  return all.map((one) => (one.messageId === messageId ? { ...one, ...change } : one))
}

export function withUpload(all: readonly Unsent[], messageId: string, upload: Upload) {
  return all.map((one) => {
    if (one.messageId !== messageId) return one
    return { ...one, files: one.files.map((file) => (file.key === upload.key ? upload : file)) }
  })
}

/** True while files of it are still to be uploaded: it can be given up. */
export function isUploading({ state, files }: Unsent) {
  return (state === 'sending' || state === 'waiting') && files.some(({ isWhole }) => isWhole !== true)
}

/** True for a failure that says nothing about the message: it waits, and is sent again. */
export function isOfConnection({ status, code }: Problem) {
  if (code === 'storageFull' || code === 'fileEmpty') return false
  return status === 0 || status === 429 || status >= 500
}

/** The server has the file no longer: it is uploaded from its beginning. */
export function isFileGone({ code }: Problem) {
  return code === 'attachmentUnknown' || code === 'attachmentNotWhatItSays' || code === 'notFound'
}
