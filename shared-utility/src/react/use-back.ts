import { useEffect, useEffectEvent } from 'react'
import { usePortal } from './portal-context.tsx'

/** While it is drawn, Back does this instead of leaving the page: for what is open above it, such as a dialog. */
export function useBack(onBack: () => void) {
  const portal = usePortal()
  const handleBack = useEffectEvent(onBack)
  useEffect(() => portal.catchBack(() => handleBack()), [portal])
}
