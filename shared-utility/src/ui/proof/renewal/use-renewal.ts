import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { call } from '../../../call/call.ts'
import { loginUrl } from '../../../call/page-urls.ts'
import type { LoginStatus } from '../../../contract/index.ts'
import { useSession } from '../../../react/use-session.ts'
import { inCurrentSpace } from '../../../session/current-space.ts'
import { twoStepGate } from '../../../session/two-step-gate.ts'

type Trouble = 'other' | 'blocked' | null

/** Signing in again in a window of its own, and noticing that it is done: by the other window's word, and on coming back. */
export function useRenewal(onRenewed: () => void) {
  const { userId, userName = '' } = useSession()
  const [trouble, setTrouble] = useState<Trouble>(null)
  const [isOther, setIsOther] = useState(false)
  const opened = useRef<Window | null>(null)

  const look = useEffectEvent(async () => {
    const session = await whoIsThere()
    if (!session?.login) return
    if (session.userId !== userId) {
      setIsOther(true)
      return setTrouble('other')
    }
    if (isHeld(session)) return
    opened.current?.close()
    onRenewed()
  })

  useEffect(() => {
    const handle = () => void look()
    const events = ['storage', 'focus'] as const
    for (const event of events) window.addEventListener(event, handle)
    return () => events.forEach((event) => window.removeEventListener(event, handle))
  }, [])

  const open = () => {
    opened.current = window.open(loginUrl(inCurrentSpace('/')), 'atrium-renewal', 'popup,width=520,height=760')
    setTrouble(opened.current ? null : 'blocked')
  }
  return { name: userName, trouble, isOther, open }
}

/** Null while it cannot be found out: the next sign of life asks again. */
async function whoIsThere() {
  try {
    return await call('getLoginStatus', {}, { skipAuthRedirect: true, skipMaintenanceRedirect: true })
  } catch {
    return null
  }
}

/** Signed in, but nothing answers yet: a second factor or a new password is asked for first, over there. */
function isHeld(session: LoginStatus) {
  const gate = twoStepGate({ setting: session.twoStep ?? null, path: '/', session })
  return gate.do === 'verify' || session.mustChangePassword === true
}
