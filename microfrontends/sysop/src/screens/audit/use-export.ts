import { call } from '@atrium/shared-utility'
import { Problem, type CallInput, type CallOutput } from '@atrium/shared-utility/contract'
import { useEffect, useState } from 'react'
import { save } from './save.ts'

export type Export = CallInput<'exportAudit'>
export type ExportState =
  | { status: 'running'; sizeBytes: number }
  | { status: 'saved'; file: CallOutput<'exportAudit'> }
  | { status: 'failed'; problem: Problem }

/** A hundred thousand rows over a slow line. */
const timeoutMs = 10 * 60_000

/** Fetches an export and hands it to the person as a file; gives up when nobody looks any more. */
export function useExport(input: Export) {
  const [state, setState] = useState<ExportState>({ status: 'running', sizeBytes: 0 })
  const [attempt, setAttempt] = useState(0)
  // What was chosen when it began: the list behind may reload meanwhile.
  const [wanted] = useState(input)
  useEffect(() => {
    const stop = new AbortController()
    // After a microtask, so that the mount, unmount and mount again of strict mode asks once.
    queueMicrotask(() => stop.signal.aborted || void run({ wanted, signal: stop.signal, onChange: setState }))
    return () => stop.abort()
  }, [wanted, attempt])
  return { state, retry: () => setAttempt(attempt + 1) }
}

type Run = { wanted: Export; signal: AbortSignal; onChange: (state: ExportState) => void }

async function run({ wanted, signal, onChange }: Run) {
  onChange({ status: 'running', sizeBytes: 0 })
  const onProgress = (sizeBytes: number) => onChange({ status: 'running', sizeBytes })
  try {
    const file = await call('exportAudit', wanted, { signal, timeoutMs, onProgress })
    save(file)
    onChange({ status: 'saved', file })
  } catch (error) {
    if (signal.aborted) return
    onChange({
      status: 'failed',
      problem: error instanceof Problem ? error : new Problem('internal', {}, { cause: error }),
    })
  }
}
