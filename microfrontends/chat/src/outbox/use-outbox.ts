import { call } from '@atrium/shared-utility'
import { type CallInput, Problem } from '@atrium/shared-utility/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { changed, type Change, isOfConnection, newMessageId, nextOf, type Unsent, type Written } from './outbox.ts'

/** After a failure of the connection, it is tried again this often. */
const againMs = 4000

export type Outbox = {
  unsent: readonly Unsent[]
  /** True from a failure of the connection until something was sent. */
  isCutOff: boolean
  send: (conversationId: string, written: Written) => void
  again: (messageId: string) => void
  remove: (messageId: string) => void
}

/**
 * What was written and is not on the server yet. It is sent in order, again and again while the connection is gone and at once
 * when the browser says that it is back, always under the same id, so that the server has nothing twice. See also
 * UnsentGuard.
 */
export function useOutbox(onSent: () => void): Outbox {
  const [unsent, setUnsent] = useState<readonly Unsent[]>([])
  const [isCutOff, setIsCutOff] = useState(false)
  const [isPausing, setIsPausing] = useState(false)
  const next = isPausing ? undefined : nextOf(unsent)
  const change = (messageId: string, by: Change) => setUnsent((all) => changed(all, messageId, by))

  const send = useEffectEvent(async ({ messageId, conversationId, text, quoted }: Unsent) => {
    change(messageId, { state: 'sending' })
    const problem = await refusalOf({
      messageId,
      conversationId,
      text,
      ...(quoted !== null && { quotedSeq: quoted.seq }),
    })
    if (problem === null) {
      change(messageId, { state: 'sent' })
      setIsCutOff(false)
      onSent()
    } else if (isOfConnection(problem)) {
      change(messageId, { state: 'waiting' })
      setIsCutOff(true)
      setIsPausing(true)
    } else change(messageId, { state: 'refused', problem })
  })
  useEffect(() => {
    // After this effect: what is drawn then is drawn once.
    if (next !== undefined) queueMicrotask(() => void send(next))
  }, [next])

  useEffect(() => {
    if (!isPausing) return
    const tryAgain = () => setIsPausing(false)
    const timer = setTimeout(tryAgain, againMs)
    window.addEventListener('online', tryAgain)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', tryAgain)
    }
  }, [isPausing])

  return {
    unsent,
    isCutOff,
    send: (conversationId, written) => {
      const message: Unsent = {
        messageId: newMessageId(),
        conversationId,
        ...written,
        at: new Date().toISOString(),
        state: 'waiting',
      }
      setUnsent((all) => [...all, message])
    },
    again: (messageId) => change(messageId, { state: 'waiting' }),
    remove: (messageId) => setUnsent((all) => all.filter((one) => one.messageId !== messageId)),
  }
}

async function refusalOf(message: CallInput<'sendChatMessage'>) {
  try {
    await call('sendChatMessage', message)
    return null
  } catch (error) {
    return error instanceof Problem ? error : new Problem('internal', {}, { cause: error })
  }
}
