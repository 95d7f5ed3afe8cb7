import { atom } from 'jotai'
import type { AppEntry } from '@atrium/shared-utility/contract'

export type Failure = {
  app: AppEntry
  /** Names this failure in the console and in what a person reports. */
  traceId: string
  reason: 'load' | 'timeout' | 'mount' | 'runaway'
  detail: string
  /** The place in a file of the parcel where it was thrown, `main.AAAAAAAA.js:1:20`; null where nothing tells. */
  place: string | null
  /** True where the code came and has a fault of its own: then neither the network nor an update is to blame. */
  isOfCode: boolean
}

/** What the frame of the current parcel shows beside or instead of it. */
export type FrameState =
  | { status: 'idle' }
  /** `quiet` for the first 150 ms, then a skeleton, after 8 s with a word of patience. */
  | { status: 'loading'; phase: 'quiet' | 'skeleton' | 'slow' }
  | { status: 'shown' }
  | { status: 'failed'; failure: Failure; retry: () => void }

export const frameAtom = atom<FrameState>({ status: 'idle' })
