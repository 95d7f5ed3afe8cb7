import { call } from '@atrium/shared-utility'
import { usePortal, useSession } from '@atrium/shared-utility/react'
import { spaceOf } from '@atrium/shared-utility/model'
import { useEffect, useRef } from 'react'
import { loginPageOf, middleOf, middlePageOf, type Middle } from './middle-way.ts'

/**
 * Sends the person on, once. Whoever is signed in goes to the page itself: the shell's guards take them into the
 * enterprise, to the page that says no, or to two-step verification. Everybody else signs in first.
 */
export function useMiddle() {
  const portal = usePortal()
  const isSignedIn = useSession()?.login === true
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    const here = new URL(window.location.href)
    const middle = middleOf(here)
    const isInside = middle.entId === null || spaceOf(here.pathname) === middle.entId
    const go = (url: string) => portal.navigate(url, { replace: true })
    if (isSignedIn) void go(middle.target)
    else if (!isInside) void go(middlePageOf(middle))
    else void wayIn(middle).then(go)
  }, [portal, isSignedIn])
}

/** The enterprise's provider when there is exactly one to go to, else the sign-in page, which shows all that there is. */
async function wayIn(middle: Middle) {
  const signInPage = loginPageOf(middle)
  if (middle.entId === null) return signInPage
  try {
    const [only, ...others] = await call('listSignOns')
    if (only === undefined || others.length > 0) return signInPage
    return (await call('startSignOn', { id: only.id, url: middle.target })).authorizationUrl
  } catch {
    // A provider that is out of order must not keep out those who have a password.
    return signInPage
  }
}
