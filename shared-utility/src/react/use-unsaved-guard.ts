import { use, useEffect, useEffectEvent, useRef } from 'react'
import { useBlocker, type BlockerFunction } from 'react-router'
import { AskLeaveContext, type AskLeave } from './ask-leave.ts'
import { usePortal } from './portal-context.tsx'

type Guard = {
  /** Lets the next step through without asking: call it after saving, before closing. */
  release: () => void
  /** Asks, when there is something unsaved, and answers true when the person may go. For a Close button. */
  mayLeave: () => Promise<boolean>
}

/**
 * While `isDirty`, every way out of the page asks first: links, Back and the parcel's own steps (closing
 * the tab is the browser's question). `ask` replaces the portal's own dialog.
 */
export function useUnsavedGuard(isDirty: boolean, ask?: AskLeave): Guard {
  const portal = usePortal()
  const askPortal = use(AskLeaveContext)
  const isReleased = useRef(false)
  const isGuarding = () => isDirty && !isReleased.current
  const mayLeave = async () => !isGuarding() || (await (ask ?? askPortal)())

  const handleLeave = useEffectEvent(mayLeave)
  useEffect(() => {
    isReleased.current = false
    return isDirty ? portal.guardLeave(() => handleLeave()) : undefined
  }, [isDirty, portal])

  useOwnSteps(isGuarding, mayLeave)
  return {
    mayLeave,
    release: () => {
      isReleased.current = true
    },
  }
}

/** The steps of the parcel's own router. Back and forward are the portal's: it asks before the address changes. */
function useOwnSteps(isGuarding: () => boolean, mayLeave: () => Promise<boolean>) {
  const shouldBlock: BlockerFunction = ({ historyAction, currentLocation, nextLocation }) =>
    isGuarding() && historyAction !== 'POP' && addressOf(currentLocation) !== addressOf(nextLocation)
  const blocker = useBlocker(shouldBlock)
  const handleBlocked = useEffectEvent(async () => {
    if (blocker.state !== 'blocked') return
    if (await mayLeave()) blocker.proceed()
    else blocker.reset()
  })
  useEffect(() => {
    if (blocker.state === 'blocked') void handleBlocked()
  }, [blocker.state])
}

function addressOf({ pathname, search }: { pathname: string; search: string }) {
  return pathname + search
}
