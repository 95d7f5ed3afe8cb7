import { createContext, use, useEffectEvent, useLayoutEffect } from 'react'
import type { Portal } from '../page/portal.ts'

/** Hands a press on Back to what is open: the portal of a mount, or the shell for its own dialogs. */
export const BackContext = createContext<Pick<Portal, 'catchBack'> | null>(null)

/** While it is drawn, Back does this instead of leaving the page: for what is open above it, such as a dialog. */
export function useBack(onBack: () => void) {
  const portal = use(BackContext)
  if (!portal) throw new Error('useBack needs a PortalProvider, or the BackContext of the shell')
  const handleBack = useEffectEvent(onBack)
  // With the drawing, not after it: a press in between would be given to what is gone already.
  useLayoutEffect(() => portal.catchBack(() => handleBack()), [portal])
}

/** For a dialog that only its own buttons may close, because what it says is nowhere else: Back leaves everything as it is. */
export function useNoBack() {
  useBack(() => undefined)
}
