import { atom } from 'jotai'

/** The fault that the program on this machine finds in what it serves, with its place; null while all is well. */
export const localFaultAtom = atom<string | null>(null)
