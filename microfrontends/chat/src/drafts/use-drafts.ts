import { type Draft, emptyDraft } from '@atrium/shared-utility/ui'
import { useRef, useState } from 'react'
import type { ChosenFile } from '../outbox/outbox.ts'

/** What a person has begun to write in a conversation. */
type Begun = { draft: Draft; files: readonly ChosenFile[] }

export type Drafts = {
  of: (conversationId: string) => Begun
  keep: (conversationId: string, part: Partial<Begun>) => void
  /** True while something is begun in any conversation. */
  isAny: boolean
}

const nothing: Begun = { draft: emptyDraft, files: [] }

/** What is begun in each conversation stays while the person looks at another one. */
export function useDrafts(): Drafts {
  const kept = useRef(new Map<string, Begun>())
  const [isAny, setIsAny] = useState(false)
  const of = (conversationId: string) => kept.current.get(conversationId) ?? nothing
  return {
    of,
    keep: (conversationId, part) => {
      const begun = { ...of(conversationId), ...part }
      if (begun.draft.text.trim() === '' && begun.files.length === 0) kept.current.delete(conversationId)
      else kept.current.set(conversationId, begun)
      setIsAny(kept.current.size > 0)
    },
    isAny,
  }
}
