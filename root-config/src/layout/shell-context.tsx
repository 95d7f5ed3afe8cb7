import { createContext, use } from 'react'

/** What the shell's own components can do. */
export type Shell = {
  navigate: (url: string) => void
  /** Loads a page anew, with the session that the server finds there. */
  load: (url: string) => void
  /** Closes and opens the current parcel again. */
  reopen: () => void
  /** Goes to work in another enterprise of this person: `stayed` because of unsaved work. */
  switchEnterprise: (entId: string) => Promise<'gone' | 'stayed' | 'refused'>
  /** Ends the session and loads the sign-in page; false when the server could not be told. */
  signOut: () => Promise<boolean>
}

export const ShellContext = createContext<Shell | null>(null)

export function useShell(): Shell {
  const shell = use(ShellContext)
  if (!shell) throw new Error('useShell needs the ShellContext of the shell’s root')
  return shell
}
