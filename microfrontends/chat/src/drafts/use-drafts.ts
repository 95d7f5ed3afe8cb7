import type { QuotedMessage } from '@atrium/shared-utility/contract'
import { type Draft, emptyDraft, isDraft } from '@atrium/shared-utility/ui'
import { isText, listOf, objectOf } from '@atrium/shared-utility/model'
import { useKeepTyped, useTypedBefore } from '@atrium/shared-utility/react'
import { useCallback, useRef, useState } from 'react'
import type { ChosenFile } from '../outbox/outbox.ts'

/** What a person has begun to write in a conversation. */
type Begun = { draft: Draft; files: readonly ChosenFile[]; quoted: QuotedMessage | null }

export type Drafts = {
  of: (conversationId: string) => Begun
  keep: (conversationId: string, part: Partial<Begun>) => void
  /** True while something is written or attached in any conversation. */
  isAny: boolean
  /** Keeps the texts while the page is loaded again; false where files are chosen, which cannot be kept. */
  keepTexts: () => boolean
}

const nothing: Begun = { draft: emptyDraft, files: [], quoted: null }

const areTexts = listOf(objectOf<{ id: string; draft: Draft }>({ id: isText, draft: isDraft }))
const none: { id: string; draft: Draft }[] = []

/** What is begun in each conversation stays while the person looks at another one. */
export function useDrafts(): Drafts {
  const before = useTypedBefore('chat', areTexts) ?? none
  const kept = useRef(new Map(before.map(({ id, draft }) => [id, { ...nothing, draft }])))
  const [isAny, setIsAny] = useState(before.length > 0)
  const keepTyped = useKeepTyped('chat', () => [...kept.current].map(([id, { draft }]) => ({ id, draft })))
  const of = useCallback((conversationId: string) => kept.current.get(conversationId) ?? nothing, [])
  const keep = useCallback(
    (conversationId: string, part: Partial<Begun>) => {
      const begun = { ...of(conversationId), ...part }
      if (isBegun(begun) || begun.quoted !== null) kept.current.set(conversationId, begun)
      else kept.current.delete(conversationId)
      setIsAny([...kept.current.values()].some(isBegun))
    },
    [of],
  )
  const keepTexts = () => {
    keepTyped()
    return [...kept.current.values()].every(({ files }) => files.length === 0)
  }
  return { of, keep, isAny, keepTexts }
}

function isBegun({ draft, files }: Begun) {
  return draft.text.trim() !== '' || files.length > 0
}
