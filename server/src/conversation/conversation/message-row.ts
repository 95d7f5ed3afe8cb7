import type { ChatMessage, QuotedMessage } from '@atrium/shared-utility/contract'
import type { Context } from '../../foundation/call/context/context.ts'
import { fileOf } from '../file/answer.ts'
import type { AttachedTo } from './attached.ts'
import { excerptOf } from './excerpt.ts'
import type { SelectedMessage } from './queries.ts'

type Names = ReadonlyMap<string, string>

type Surrounding = { conversationId: string; names: Names; attached: AttachedTo }

/** A message as its reader is answered. */
export function messageOf(selected: SelectedMessage, around: Surrounding, context: Context) {
  const { sentAt, quotedSeq, quotedAuthor, quotedText, quotedCard, isQuotedRemoved, ...row } = selected
  const quoted = {
    seq: quotedSeq ?? 0,
    author: quotedAuthor,
    text: quotedText,
    card: quotedCard,
    isRemoved: isQuotedRemoved,
  }
  const files = around.attached.filesOf({ conversationId: around.conversationId, seq: row.seq })
  return {
    ...row,
    sentAt: sentAt.toISOString(),
    files: files.map((file) => fileOf(file, context)),
    quoted: quotedSeq === null ? null : quotedOf(quoted, around),
  } satisfies ChatMessage
}

type Quoted = { seq: number; author: string | null; text: string | null; card: string | null; isRemoved: boolean }

function quotedOf(quoted: Quoted, { conversationId, names, attached }: Surrounding) {
  const { seq, author, text, card, isRemoved } = quoted
  const nothing = { seq, author: '', text: '', attached: null }
  if (isRemoved) return { ...nothing, state: 'removed' } satisfies QuotedMessage
  if (author === null) return { ...nothing, state: 'unseen' } satisfies QuotedMessage
  if (text === null) return { ...nothing, state: 'recalled' } satisfies QuotedMessage
  const sign = attached.signOf({ conversationId, seq, card })
  return { seq, state: 'shown', author, text: excerptOf(text, names), attached: sign } satisfies QuotedMessage
}
