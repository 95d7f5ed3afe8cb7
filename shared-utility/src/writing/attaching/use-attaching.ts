import { type Attachment, Problem } from '../../contract/index.ts'
import { useText } from '../../react/index.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { type AttachingCalls, createSending } from './sending.ts'

export type AttachingState = ReturnType<typeof useAttaching>

/** The files of one form: those that its message has, those that came since, and those on their way. */
export function useAttaching(had: readonly Attachment[], calls: AttachingCalls) {
  const t = useText()
  const [sending] = useState(() => createSending(calls))
  const [came, setCame] = useState<readonly Attachment[]>([])
  const all = useSyncExternalStore(sending.subscribe, sending.all)
  useEffect(() => () => sending.stop(), [sending])
  return {
    sending,
    all,
    known: new Map([...had, ...came].map((file) => [file.id, file])),
    note: (file: Attachment) => setCame((before) => [...before, file]),
    /** Nothing is saved without what its writer still waits for. */
    refuse: () =>
      all.length === 0 ? null : { status: 'failed' as const, problem: unfinished(t('attaching.unfinished')) },
  }
}

function unfinished(msg: string) {
  return new Problem('invalidInput', { details: msg }, { fields: [{ field: 'attachments', msg }] })
}
