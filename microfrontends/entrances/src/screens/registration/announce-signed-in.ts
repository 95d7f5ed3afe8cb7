import { usePortal, useText } from '@atrium/shared-utility/react'
import { useEffect } from 'react'

/** Tells a person who does not see the page that they are in, and that the next page is on its way. */
export function useAnnounceSignedIn(isEntering: boolean) {
  const t = useText()
  const portal = usePortal()
  useEffect(() => {
    if (isEntering) portal.announce(t('sms.signedIn'))
  }, [isEntering, portal, t])
}
