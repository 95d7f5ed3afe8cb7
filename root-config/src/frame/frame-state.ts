import { atom } from 'jotai'
import type { AppEntry } from '@atrium/shared-utility/contract'

export type Failure = {
  app: AppEntry
  /** Names this failure in the console and in what a person reports. */
  traceId: string
  reason: 'load' | 'timeout' | 'mount' | 'runaway'
  detail: string
}

/** What the frame of the current parcel shows beside or instead of it. */
export type FrameState =
  | { status: 'idle' }
  /** `quiet` for the first 150 ms, then a skeleton, after 8 s with a word of patience. */
  | { status: 'loading'; phase: 'quiet' | 'skeleton' | 'slow' }
  | { status: 'shown' }
  | { status: 'failed'; failure: Failure; retry: () => void }

export const frameAtom = atom<FrameState>({ status: 'idle' })
