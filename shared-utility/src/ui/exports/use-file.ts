import { Problem, type FileOutput } from '../../contract/index.ts'
import { useEffect, useState } from 'react'
import { saveFile } from './save-file.ts'

export type FileState =
  | { status: 'running'; sizeBytes: number }
  | { status: 'saved'; file: FileOutput }
  | { status: 'failed'; problem: Problem }

type Options = { signal: AbortSignal; timeoutMs: number; onProgress: (sizeBytes: number) => void }
type Get = (options: Options) => Promise<FileOutput>

/** Some hundred megabytes over a slow line. */
const timeoutMs = 10 * 60_000

/** Fetches a file, says how much has come, and hands it to the person; gives up when its dialog is gone. */
export function useFile(get: Get) {
  const [state, setState] = useState<FileState>({ status: 'running', sizeBytes: 0 })
  const [attempt, setAttempt] = useState(0)
  // What was chosen when it began: what is behind may reload meanwhile.
  const [wanted] = useState(() => get)
  useEffect(() => {
    const stop = new AbortController()
    // After a microtask, so that the mount, unmount and mount again of strict mode asks once.
    queueMicrotask(() => stop.signal.aborted || void run({ wanted, signal: stop.signal, onChange: setState }))
    return () => stop.abort()
  }, [wanted, attempt])
  return { state, retry: () => setAttempt(attempt + 1) }
}

type Run = { wanted: Get; signal: AbortSignal; onChange: (state: FileState) => void }

async function run({ wanted, signal, onChange }: Run) {
  onChange({ status: 'running', sizeBytes: 0 })
  const onProgress = (sizeBytes: number) => onChange({ status: 'running', sizeBytes })
  try {
    const file = await wanted({ signal, timeoutMs, onProgress })
    saveFile(file)
    onChange({ status: 'saved', file })
  } catch (error) {
    if (signal.aborted) return
    onChange({
      status: 'failed',
      problem: error instanceof Problem ? error : new Problem('internal', {}, { cause: error }),
    })
  }
}
