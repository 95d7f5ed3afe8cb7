import type { Readable } from 'node:stream'

/** What a call answers whose envelope is a file. It is opened after the call's transaction, and read as it is sent. */
export type FileAnswer = { name: string; type: string; open: () => Promise<OpenFile> }

/** How many rows are in it, and whether there were more than it may hold. */
type OpenFile = { rows: number; isCut: boolean; body: Readable }
