import { useState } from 'react'
import type { CallOutput } from '../contract/index.ts'
import { landingAfter } from '../model/index.ts'
import { keepSession, loadSession } from '../session/session.ts'
import { usePortal } from './portal-context.tsx'
import { useAddress } from './use-address.ts'

/** Behind every entrance: takes over the new session, and goes to the page that `url` names or to where the server sends this kind of person. */
export function useEnter() {
  const portal = usePortal()
  const { searchParams } = useAddress()
  const [isEntering, setIsEntering] = useState(false)

  const enter = async ({ session, loginHomepage }: Pick<CallOutput<'signIn'>, 'session' | 'loginHomepage'>) => {
    setIsEntering(true)
    if (session) keepSession(session)
    else await loadSession()
    const { origin } = window.location
    await portal.navigate(landingAfter(searchParams.get('url'), loginHomepage, { origin }), { replace: true })
  }

  return { enter, isEntering }
}
