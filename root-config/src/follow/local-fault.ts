import { atom } from 'jotai'

/** What the program on this machine says is wrong with what it serves, with its place; null while all is well. */
export const localFaultAtom = atom<string | null>(null)
