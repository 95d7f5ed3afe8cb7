import { keepSession, loadSession } from '@atrium/shared-utility'
import type { CallInput } from '@atrium/shared-utility/contract'
import { safeReturn } from '@atrium/shared-utility/model'
import { useAction, useAddress, usePortal } from '@atrium/shared-utility/react'
import { useState } from 'react'

/** Signs in, takes over the new session, and goes to the page the person came for or to where the server sends their kind. */
export function useSignIn() {
  const action = useAction('signIn')
  const portal = usePortal()
  const { searchParams } = useAddress()
  const [isLeaving, setIsLeaving] = useState(false)

  const signIn = async (input: CallInput<'signIn'>) => {
    const result = await action.run(input)
    if (result.status === 'failed') return result
    setIsLeaving(true)
    if (result.data.session) keepSession(result.data.session)
    else await loadSession()
    await portal.navigate(landingAfter(searchParams.get('url'), result.data.loginHomepage), { replace: true })
    return result
  }

  const problem = action.status === 'failed' ? action.problem : null
  return { signIn, problem, isLeaving, isPending: action.status === 'pending' || isLeaving }
}

function landingAfter(asked: string | null, loginHomepage: string) {
  const { origin } = window.location
  const home = safeReturn(loginHomepage, { origin })
  return safeReturn(asked, { origin, home })
}
