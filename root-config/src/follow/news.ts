import { atom } from 'jotai'

/**
 * What is newer than what this page shows. `page`: its parcel, which is exchanged once the person is not in the middle
 * of something. `portal`: what only loading the page anew exchanges.
 */
export type News = { of: 'page' | 'portal'; take: () => void }

export const newsAtom = atom<News | null>(null)
