import type { AttachedSign } from '@atrium/shared-utility/contract'
import { spaceOf, type Context } from '../../foundation/call/context/context.ts'
import { selectFiles, type SelectedFile } from '../file/queries.ts'

type Message = { conversationId: string; seq: number }

/** What stands beside the texts of these messages, as far as the caller sees them. */
export async function attachedTo(messages: readonly Message[], context: Context) {
  const files = messages.length === 0 ? [] : await selectFiles(context.db, spaceOf(context).entId, messages)
  const byMessage = Map.groupBy(files, keyOf)
  return {
    filesOf: (message: Message): readonly SelectedFile[] => byMessage.get(keyOf(message)) ?? [],
    signOf: ({ card, ...message }: Message & { card: string | null }) =>
      signOf(byMessage.get(keyOf(message))?.[0], card),
  }
}

export type AttachedTo = Awaited<ReturnType<typeof attachedTo>>

function keyOf({ conversationId, seq }: Message) {
  return `${conversationId} ${seq}`
}

function signOf(file: SelectedFile | undefined, card: string | null): AttachedSign | null {
  if (file === undefined) return card === null ? null : { kind: card.includes('/') ? 'record' : 'app', name: '' }
  return { kind: file.mediaType.startsWith('image/') ? 'picture' : 'file', name: file.name }
}
