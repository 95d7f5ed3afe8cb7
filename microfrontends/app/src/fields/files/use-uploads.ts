import { call } from '@atrium/shared-utility'
import { type Attachment, Problem } from '@atrium/shared-utility/contract'
import type { Sent } from '@atrium/shared-utility/ui'
import { useEffect, useRef, useState } from 'react'
import { type FilePlace, sendFile } from './send-file.ts'

/** A file on its way, or one that did not get there. */
export type Upload = { key: number; file: File; sent: Sent | undefined; problem: Problem | null }

/** The files of a field that are on their way: one after the other, in the order in which they were chosen. */
export function useUploads(place: FilePlace) {
  const [arrived, setArrived] = useState<readonly Attachment[]>([])
  const [all, setAll] = useState<readonly Upload[]>([])
  const stops = useRef(new Map<number, AbortController>())
  const queue = useRef(Promise.resolve())
  const lastKey = useRef(0)
  useEffect(
    () => () => {
      for (const stop of stops.current.values()) stop.abort()
    },
    [],
  )
  const change = (key: number, facts: Partial<Upload>) =>
    setAll((before) => before.map((one) => (one.key === key ? { ...one, ...facts } : one)))
  const drop = (key: number) => setAll((before) => before.filter((one) => one.key !== key))

  async function send({ key, file, sent: from }: Upload) {
    const { signal } = stops.current.get(key) ?? {}
    if (signal === undefined || signal.aborted) return
    try {
      const whole = await sendFile(place, file, { from, signal, onSent: (sent) => change(key, { sent }) })
      if (signal.aborted) return
      drop(key)
      setArrived((before) => [...before, whole])
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      // A file that was not what it says is gone: another try begins again.
      if (!signal.aborted) change(key, { problem: error, ...(isGone(error) && { sent: undefined }) })
    }
  }

  function start(upload: Upload) {
    stops.current.set(upload.key, new AbortController())
    queue.current = queue.current.then(() => send(upload))
  }

  return {
    all,
    /** Those that have come, in the order in which they did. */
    arrived,
    add: (files: readonly File[]) => {
      const added = files.map((file) => {
        lastKey.current += 1
        return { key: lastKey.current, file, sent: undefined, problem: null }
      })
      setAll((before) => [...before, ...added])
      for (const one of added) start(one)
    },
    retry: (upload: Upload) => {
      change(upload.key, { problem: null })
      start({ ...upload, problem: null })
    },
    remove: ({ key, sent }: Upload) => {
      stops.current.get(key)?.abort()
      drop(key)
      const { field: _field, ...table } = place
      // What the server has of it goes by itself after a day.
      if (sent !== undefined) void call('removeRecordFile', { ...table, fileId: sent.id }).catch(() => undefined)
    },
  }
}

function isGone({ code }: Problem) {
  return code === 'attachmentNotWhatItSays' || code === 'notFound'
}
