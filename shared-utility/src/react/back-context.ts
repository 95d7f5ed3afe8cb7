import { createContext } from 'react'
import type { Portal } from '../page/portal.ts'

/** Hands a press on Back to what is open: the portal of a mount, or the shell for its own dialogs. */
export const BackContext = createContext<Pick<Portal, 'catchBack'> | null>(null)
