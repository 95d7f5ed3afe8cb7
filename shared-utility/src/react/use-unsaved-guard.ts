import { use, useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { useBlocker, useLocation, type BlockerFunction } from 'react-router'
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
  const isLeaving = useRef(false)
  const isGuarding = () => isDirty && !isReleased.current && !isLeaving.current
  const mayLeave = async () => !isGuarding() || (await (ask ?? askPortal)())

  const handleLeave = useEffectEvent(mayLeave)
  useEffect(() => {
    isReleased.current = false
    return isDirty ? portal.guardLeave(() => handleLeave()) : undefined
  }, [isDirty, portal])

  useOwnSteps({ isGuarding, mayLeave, isLeaving })
  return {
    mayLeave,
    release: () => {
      isReleased.current = true
    },
  }
}

type OwnSteps = {
  isGuarding: () => boolean
  mayLeave: () => Promise<boolean>
  /** True from the answer until the step is made: the portal, which moves the address, asks its guards then. */
  isLeaving: RefObject<boolean>
}

/** The steps of the parcel's own router. Back and forward are the portal's: it asks before the address changes. */
function useOwnSteps({ isGuarding, mayLeave, isLeaving }: OwnSteps) {
  const shouldBlock: BlockerFunction = ({ historyAction, currentLocation, nextLocation }) =>
    isGuarding() && historyAction !== 'POP' && addressOf(currentLocation) !== addressOf(nextLocation)
  const blocker = useBlocker(shouldBlock)
  const handleBlocked = useEffectEvent(async () => {
    if (blocker.state !== 'blocked') return
    if (!(await mayLeave())) return blocker.reset()
    isLeaving.current = true
    blocker.proceed()
  })
  useEffect(() => {
    if (blocker.state === 'blocked') void handleBlocked()
  }, [blocker.state])

  const { key } = useLocation()
  useEffect(() => {
    isLeaving.current = false
  }, [key, isLeaving])
}

function addressOf({ pathname, search }: { pathname: string; search: string }) {
  return pathname + search
}
