import { createContext } from 'react'

/** Asks the person whether to leave what is unsaved; true means go. Filled by the providers of the page. */
export type AskLeave = {
  (): Promise<boolean>
  /** Fetches what it is asked with: by the time of the question the network may be gone. */
  prepare?: () => unknown
}

// Without a provider the person cannot be asked, and what is unsaved is the safer thing to keep.
export const AskLeaveContext = createContext<AskLeave>(async () => false)
