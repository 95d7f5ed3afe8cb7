import { usePortal } from '@atrium/shared-utility/react'
import { useEffect } from 'react'

/** Tells a screen reader what has just appeared by itself. */
export function useAnnounce(text: string) {
  const portal = usePortal()
  useEffect(() => portal.announce(text), [portal, text])
}
