import { randomId } from '@atrium/shared-utility/model'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  changed,
  type Change,
  isFileGone,
  isOfConnection,
  nextOf,
  type Unsent,
  withUpload,
  type Written,
} from './outbox.ts'
import { giveUp, refusalOf } from './send-message.ts'
import { usePause } from './use-pause.ts'

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
  const { isPausing, pause } = usePause()
  const next = isPausing ? undefined : nextOf(unsent)
  const change = (messageId: string, by: Change) => setUnsent((all) => changed(all, messageId, by))

  const stops = useRef(new Map<string, AbortController>())
  useEffect(() => {
    const all = stops.current
    return () => {
      for (const stop of all.values()) stop.abort()
    }
  }, [])

  const send = useEffectEvent(async (message: Unsent) => {
    const { messageId, files } = message
    const stop = new AbortController()
    stops.current.set(messageId, stop)
    change(messageId, { state: 'sending' })
    const problem = await refusalOf(message, {
      signal: stop.signal,
      onUpload: (upload) => setUnsent((all) => withUpload(all, messageId, upload)),
    })
    if (stop.signal.aborted) return
    if (problem === null) {
      change(messageId, { state: 'sent' })
      setIsCutOff(false)
      onSent()
    } else if (isOfConnection(problem)) {
      change(messageId, { state: 'waiting' })
      setIsCutOff(true)
      pause()
    } else {
      const anew = files.map((file) => ({ ...file, sent: undefined, isWhole: false }))
      change(messageId, { state: 'refused', problem, ...(isFileGone(problem) && { files: anew }) })
    }
  })
  useEffect(() => {
    // After this effect: what is drawn then is drawn once.
    if (next !== undefined) queueMicrotask(() => void send(next))
  }, [next])

  return {
    unsent,
    isCutOff,
    send: (conversationId, written) => setUnsent((all) => [...all, begun(conversationId, written)]),
    again: (messageId) => change(messageId, { state: 'waiting' }),
    remove: (messageId) => {
      stops.current.get(messageId)?.abort()
      const removed = unsent.find((one) => one.messageId === messageId)
      if (removed !== undefined) giveUp(removed)
      setUnsent((all) => all.filter((one) => one.messageId !== messageId))
    },
  }
}

function begun(conversationId: string, written: Written): Unsent {
  const at = new Date().toISOString()
  return { messageId: randomId(), conversationId, ...written, at, state: 'waiting' }
}
