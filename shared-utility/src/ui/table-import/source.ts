import type { ReactNode } from 'react'
import type { ImportFault, ImportState } from '../../contract/index.ts'
import type { ActionResult, ActionState, CallState } from '../../react/index.ts'

/** What a column of the file may say. */
export type ImportField = {
  key: string
  label: string
  help?: string | undefined
  /** Nothing begins while no column says it. */
  isNeeded: boolean
  /** One of those by which people know a row. */
  isName: boolean
}

/** A file that the server has read. */
export type ReadTable = {
  id: string
  sheets: string[]
  sheet: string | null
  headings: string[]
  total: number
  guess: Columns
}

/** The columns that are chosen so far, by the keys of fields. */
export type Columns = Readonly<Partial<Record<string, number>>>
export type ChosenTable = { id: string; columns: Columns; total: number }

export type ImportFacts = {
  id: string
  state: ImportState
  fileName: string
  total: number
  seen: number
  added: number
  present?: number
  refused: number
  byName?: string
  startedAt: string
  endedAt: string | null
}

export type PreviewedRow = {
  row: number
  values: Readonly<Record<string, string>>
  /** What becomes of it, where that is neither to come in nor a fault. */
  note?: string | undefined
  faults: readonly ImportFault[]
}

/** What one kind of import is called by, and the sentences that it has of its own. */
export type ImportSource = {
  fields: readonly ImportField[]
  words: {
    chooseHelp: string
    /** What an empty file to fill in is called. */
    templateName: string
    /** Why nothing begins yet. */
    needsColumns: string
    failedHelp: string
    stopText: string
    counts: (facts: ImportFacts) => string
    /** What is still to be done once it is over. */
    after?: (facts: ImportFacts) => ReactNode
  }
  read: (file: File, sheet: string | undefined) => Promise<ReadTable>
  download: (id: string) => Promise<{ name: string; content: Blob }>
  usePreview: (chosen: ChosenTable) => CallState<{ rows: readonly PreviewedRow[]; warning?: string | undefined }>
  useStart: () => ActionState<unknown> & { run: (chosen: ChosenTable) => Promise<ActionResult<{ id: string }>> }
  useLatest: () => CallState<readonly ImportFacts[]>
  useImport: (id: string) => CallState<ImportFacts>
  useFaults: (asked: { id: string; most: number }) => CallState<{ list: readonly ImportFault[] }>
  useStop: () => { run: (id: string) => Promise<ActionResult<unknown>> }
  /** A choice that depends on the columns. */
  option?: (columns: Columns) => ReactNode
}
