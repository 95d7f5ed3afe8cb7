import { atom } from 'jotai'
import type { LayoutKind } from '@atrium/shared-utility/contract'

/** The layout that is drawn; null until the first page is known. */
export const layoutAtom = atom<LayoutKind | null>(null)
