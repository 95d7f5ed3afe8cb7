import { call } from '@atrium/shared-utility'
import { usePortal, useSession } from '@atrium/shared-utility/react'
import { spaceOf } from '@atrium/shared-utility/model'
import { useEffect, useRef } from 'react'
import { loginPageOf, middleOf, middlePageOf, nextAddress, type Middle } from './middle-page.ts'

/**
 * Sends the person on, once. A signed-in person goes to the page itself, or without one where signing in leads: the
 * shell's guards take them into the enterprise, to the page that says no, or to two-step verification. An anonymous
 * caller signs in first.
 */
export function useMiddle() {
  const portal = usePortal()
  const session = useSession()
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    const here = new URL(window.location.href)
    const middle = middleOf(here)
    const isInside = middle.entId === null || spaceOf(here.pathname) === middle.entId
    const go = (url: string) => portal.navigate(url, { replace: true })
    if (session?.login) void go(nextAddress(middle, session))
    else if (!isInside) void go(middlePageOf(middle))
    else void wayIn(middle).then(go)
  }, [portal, session])
}

/** The enterprise's provider when there is exactly one to go to, else the sign-in page, which shows all that there is. */
async function wayIn(middle: Middle) {
  const signInPage = loginPageOf(middle)
  if (middle.entId === null) return signInPage
  try {
    const [only, ...others] = await call('listSignOns')
    if (only === undefined || others.length > 0) return signInPage
    return (await call('startSignOn', { id: only.id, url: middle.target ?? undefined })).authorizationUrl
  } catch {
    // A provider that is out of order must not keep out those who have a password.
    return signInPage
  }
}
