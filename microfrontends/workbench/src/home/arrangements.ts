import { atom } from 'jotai'

/** How often the cards were arranged anew behind the page that shows them. */
export const arrangementsAtom = atom(0)
