import { loadSession } from '@atrium/shared-utility'
import { useLive } from '@atrium/shared-utility/live'
import { landingAfter } from '@atrium/shared-utility/model'
import { useAction, usePolling, usePortal, useText } from '@atrium/shared-utility/react'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { checkPauseMs } from './check-pause.ts'

/** Whether the update still goes on, asked when the server says so, again and again, and on demand; once it is over, the person is taken back. */
export function useMaintenance() {
  const portal = usePortal()
  const t = useText()
  const goBack = useGoBack()
  const polled = usePolling('getAppStatus', {}, { everyMs: checkPauseMs, until: (now) => !now.isSysUpdating })
  const asked = useAction('getAppStatus')
  const isOver = [polled, asked].some((answer) => answer.status === 'done' && !answer.data.isSysUpdating)

  useLive('maintenance', () => void asked.run({}))
  const handleOver = useEffectEvent(() => goBack())
  useEffect(() => {
    if (isOver) void handleOver()
  }, [isOver])

  const checkNow = async () => {
    const result = await asked.run({})
    const isStill = result.status === 'failed' || result.data.isSysUpdating
    portal.announce(t(isStill ? 'maintenance.still' : 'maintenance.over'))
  }
  return {
    eta: polled.status === 'done' ? polled.data.eta : null,
    isOver,
    isUnreachable: polled.status === 'failed' || asked.status === 'failed',
    isStill: asked.status === 'done' && asked.data.isSysUpdating,
    isChecking: asked.status === 'pending',
    checkNow,
  }
}

/** To the page that `url` names, else to where this person lands, else to the front page. */
function useGoBack() {
  const portal = usePortal()
  const [search] = useSearchParams()
  return async () => {
    // The portal's guards read the session, which still says that the system is being updated.
    const session = await loadSession()
    const { origin } = window.location
    const target = landingAfter(search.get('url'), session.loginHomepage, { origin, home: '/' })
    await portal.navigate(target, { replace: true })
  }
}
