import type { ChatMessage, QuotedMessage } from '@atrium/shared-utility/contract'
import { excerptOf } from './excerpt.ts'
import type { SelectedMessage } from './queries.ts'

type Names = ReadonlyMap<string, string>

/** A message as its reader is answered. */
export function messageOf({ sentAt, quotedSeq, quotedAuthor, quotedText, ...row }: SelectedMessage, names: Names) {
  const quoted = quotedSeq === null ? null : quotedOf({ seq: quotedSeq, author: quotedAuthor, text: quotedText }, names)
  return { ...row, sentAt: sentAt.toISOString(), quoted } satisfies ChatMessage
}

function quotedOf({ seq, author, text }: { seq: number; author: string | null; text: string | null }, names: Names) {
  if (author === null) return { seq, state: 'unseen', author: '', text: '' } satisfies QuotedMessage
  if (text === null) return { seq, state: 'recalled', author: '', text: '' } satisfies QuotedMessage
  return { seq, state: 'shown', author, text: excerptOf(text, names) } satisfies QuotedMessage
}
