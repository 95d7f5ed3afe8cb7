import type { QuotedMessage } from '@atrium/shared-utility/contract'
import { useCallback, useState } from 'react'
import type { Drafts } from '../../drafts/use-drafts.ts'
import type { HeldMessage } from './held-messages.ts'
import { quoteOf } from './quote-of.ts'

/** The message that is answered here, which stays while the person looks at another conversation. */
export function useQuoting(conversationId: string, { of, keep }: Drafts) {
  const [quoted, setQuoted] = useState(() => of(conversationId).quoted)
  const change = useCallback(
    (next: QuotedMessage | null) => {
      setQuoted(next)
      keep(conversationId, { quoted: next })
    },
    [conversationId, keep],
  )
  const quote = useCallback((message: HeldMessage) => change(quoteOf(message)), [change])
  return { quoted, quote, unquote: () => change(null) }
}
