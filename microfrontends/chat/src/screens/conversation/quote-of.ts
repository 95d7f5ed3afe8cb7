import {
  type AttachedSign,
  type ChatFile,
  chatExcerptLength,
  type QuotedMessage,
} from '@atrium/shared-utility/contract'
import { partsOf } from '@atrium/shared-utility/model'
import type { HeldMessage } from './held-messages.ts'

/** A message as it stands in the one that answers it, until the server says how. */
export function quoteOf({ seq, author, text, files, card, people }: HeldMessage): QuotedMessage {
  const said = partsOf(text).map((part) => ('text' in part ? part.text : `@${people[part.userId] ?? '?'}`))
  const line = said.join('').replace(/\s+/gu, ' ')
  const attached = signOf(files[0], card)
  return { seq, state: 'shown', author, text: Array.from(line).slice(0, chatExcerptLength).join(''), attached }
}

function signOf(file: ChatFile | undefined, card: string | null): AttachedSign | null {
  if (file !== undefined) return { kind: file.pictureUrl === null ? 'file' : 'picture', name: file.name }
  return card === null ? null : { kind: card.includes('/') ? 'record' : 'app', name: '' }
}
