import { useEffect, useState } from 'react'
import { Problem } from '../../contract/index.ts'
import type { ReadAll } from './read-all.ts'
import type { Column } from './column.ts'
import { saveCsv } from '../exports/save-csv.ts'
import { toCsv } from './csv.ts'

export type Export<Row> = {
  /** Names the file. */
  label: string
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => string
  readAll: ReadAll<Row>
}

export type ExportState =
  | { status: 'running'; count: number }
  | { status: 'saved'; count: number; isCut: boolean }
  | { status: 'failed'; problem: Problem }

/** Reads all rows and hands them to the person as a file; gives up when its dialog is gone. */
export function useExport<Row>(wanted: Export<Row>) {
  const [state, setState] = useState<ExportState>({ status: 'running', count: 0 })
  const [attempt, setAttempt] = useState(0)
  // What was chosen when it began: the list behind may reload meanwhile.
  const [begun] = useState(wanted)
  useEffect(() => {
    const stop = new AbortController()
    // After a microtask, so that the mount, unmount and mount again of strict mode asks once.
    queueMicrotask(() => stop.signal.aborted || void run(begun, stop.signal, setState))
    return () => stop.abort()
  }, [begun, attempt])
  return { state, retry: () => setAttempt(attempt + 1) }
}

async function run<Row>(
  { label, columns, keyOf, readAll }: Export<Row>,
  signal: AbortSignal,
  onChange: (state: ExportState) => void,
) {
  onChange({ status: 'running', count: 0 })
  try {
    const onProgress = (count: number) => onChange({ status: 'running', count })
    const { rows, isCut } = await readAll({ signal, keyOf, onProgress })
    saveCsv(label, toCsv(columns, rows))
    onChange({ status: 'saved', count: rows.length, isCut })
  } catch (error) {
    if (signal.aborted) return
    const problem = error instanceof Problem ? error : new Problem('internal', {}, { cause: error })
    onChange({ status: 'failed', problem })
  }
}
