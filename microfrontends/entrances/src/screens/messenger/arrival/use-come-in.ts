import type { MessengerType } from '@atrium/shared-utility/contract'
import { useBasePath, usePortal } from '@atrium/shared-utility/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { readThirdBindUrl } from '../third-bind-url.ts'
import { arrivalOf } from './arrival.ts'
import { comeIn, type Outcome } from './come-in.ts'
import type { Failure } from './failure.ts'

/** Signs in by the messenger as the address says, and again on demand. Null while it is under way. */
export function useComeIn(type: MessengerType, onFailure: (failure: Failure) => void) {
  const portal = usePortal()
  const basePath = useBasePath()
  const { pathname, search } = useLocation()
  const [failure, setFailure] = useState<Failure | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [isOver, setIsOver] = useState(false)
  const address = basePath + pathname + search

  const handleOutcome = useEffectEvent(async (outcome: Outcome) => {
    if (outcome.do === 'end') return setIsOver(true)
    if (outcome.do !== 'fail') return portal.navigate(outcome.url, { replace: true })
    onFailure(outcome.failure)
    return setFailure(outcome.failure)
  })
  useEffect(() => {
    const controller = new AbortController()
    // After a microtask, so that the mount, unmount and mount again of strict mode uses a code once.
    queueMicrotask(async () => {
      if (controller.signal.aborted) return
      const outcome = await comeIn(type, arrivalOf(new URL(address, window.location.origin)))
      if (!controller.signal.aborted) await handleOutcome(outcome)
    })
    return () => controller.abort()
  }, [type, address, attempt])

  /** From the beginning: a code that was used up is left behind. */
  const retry = async () => {
    const next = afresh(new URL(address, window.location.origin))
    setFailure(null)
    if (next === address) setAttempt((last) => last + 1)
    else await portal.navigate(next, { replace: true })
  }
  return { failure, isOver, retry }
}

function afresh({ pathname, searchParams }: URL) {
  const kept = ['enterId', 'bind'].flatMap((name) => searchParams.getAll(name).map((value) => [name, value]))
  const url = readThirdBindUrl()
  const query = new URLSearchParams([...(url ? [['url', url]] : []), ...kept])
  return query.size === 0 ? pathname : `${pathname}?${query}`
}
