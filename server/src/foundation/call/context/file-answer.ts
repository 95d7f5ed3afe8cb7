import type { Readable } from 'node:stream'

/** What a call answers whose envelope is a file. It is opened after the call's transaction, and read as it is sent. */
export type FileAnswer = MadeFile | KeptFile | PreparedFile

/** A file that is made as it is read. */
export type MadeFile = { name: string; type: string; open: () => Promise<OpenFile> }

/** How many rows are in it, and whether there were more than it may hold. */
type OpenFile = { rows: number; isCut: boolean; body: Readable }

/**
 * A file out of the store: a client may ask for ranges, both ends included, and go on with it as long as its tag is the
 * same.
 */
export type KeptFile = {
  name: string
  type: string
  sizeBytes: number
  etag: string
  openRange: (range: Range) => Promise<Readable>
  /** How long the browser of this person may keep it; left out: not at all. */
  keptSeconds?: number
}

/** A file that is made of another one before it is sent; `gone` is aborted when its reader goes. */
type PreparedFile = { prepare: (gone: AbortSignal) => Promise<KeptFile> }

type Range = { first: number; last: number }
