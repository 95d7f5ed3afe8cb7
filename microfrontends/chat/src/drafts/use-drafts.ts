import type { QuotedMessage } from '@atrium/shared-utility/contract'
import { type Draft, emptyDraft } from '@atrium/shared-utility/ui'
import { useCallback, useRef, useState } from 'react'
import type { ChosenFile } from '../outbox/outbox.ts'

/** What a person has begun to write in a conversation. */
type Begun = { draft: Draft; files: readonly ChosenFile[]; quoted: QuotedMessage | null }

export type Drafts = {
  of: (conversationId: string) => Begun
  keep: (conversationId: string, part: Partial<Begun>) => void
  /** True while something is written or attached in any conversation. */
  isAny: boolean
}

const nothing: Begun = { draft: emptyDraft, files: [], quoted: null }

/** What is begun in each conversation stays while the person looks at another one. */
export function useDrafts(): Drafts {
  const kept = useRef(new Map<string, Begun>())
  const [isAny, setIsAny] = useState(false)
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
  return { of, keep, isAny }
}

function isBegun({ draft, files }: Begun) {
  return draft.text.trim() !== '' || files.length > 0
}
