import { atom } from 'jotai'

/** The date until which two-step verification has to be switched on, or null when there is nothing to remind of. */
export const reminderAtom = atom<string | null>(null)
