import type { Readable } from 'node:stream'

/**
 * Where bytes lie. A file is written in parts, all of `partBytes` but the last, each durable once its receipt is there;
 * no reader finds what is not finished. A step may be done again without harm: a process that was killed does so.
 */
export type Backend = {
  /** Begins an upload; answers what names it from then on. */
  begin(place: string): Promise<string>
  /** `index` from 0 on. A part that is written again holds what came last. */
  writePart(draft: Draft, part: { index: number; bytes: Buffer }): Promise<string>
  /** Makes the file whole, from its parts in their order. False where they are not there any more. */
  finish(draft: Draft, receipts: readonly string[]): Promise<boolean>
  abandon(draft: Draft): Promise<void>
  /** Null where there is no whole file. */
  size(place: string): Promise<number | null>
  /** Both ends included. */
  read(place: string, range: { first: number; last: number }): Promise<Readable>
  remove(place: string): Promise<void>
  /** How many more bytes it has room for; null where that is not known. */
  room(): Promise<number | null>
  /** Every whole file. */
  list(): AsyncIterable<StoredPlace>
  /** Every upload that is not finished. */
  drafts(): AsyncIterable<Draft & StoredPlace>
}

/** The parts of an upload are gone, or not as they were: it can only begin anew. */
export class DraftLost extends Error {
  override readonly name = 'DraftLost'

  constructor(options: ErrorOptions) {
    super('the file store has lost an upload that was on its way', options)
  }
}

export type Draft = { place: string; upload: string }
type StoredPlace = { place: string; changedAt: Date }

/** S3 takes no part below 5 MB but the last, and 10 000 parts. */
export const partBytes = 8 * 1024 * 1024
