import { use, useEffect, useEffectEvent, useRef } from 'react'
import { useBlocker, useLocation, type BlockerFunction } from 'react-router'
import { AskLeaveContext, type AskLeave } from './ask-leave.ts'
import { usePortal } from './portal-context.tsx'

type Guard = {
  /** Lets the next steps through without asking: call it after saving, before closing. */
  release: () => void
  /** Asks, when there is something unsaved, and answers true when the person may go. For a Close button. */
  mayLeave: () => Promise<boolean>
}

/**
 * While `isDirty`, every way out of the page asks first: links, Back and the parcel's own steps (closing
 * the tab is the browser's question). `ask` replaces the portal's own dialog. With `keep` the person is not asked where the
 * page is only loaded again: it keeps what was typed (`useKeepTyped`).
 */
export function useUnsavedGuard(isDirty: boolean, ask?: AskLeave, keep?: () => void): Guard {
  const portal = usePortal()
  const asker = useAsker(ask)
  const isReleased = useRef(false)
  const isLeaving = useRef(false)
  const removeGuard = useRef(() => {})
  const isGuarding = () => isDirty && !isReleased.current && !isLeaving.current
  const mayLeave = async () => !isGuarding() || (await asker())

  const handleLeave = useEffectEvent((isReload?: boolean) => {
    if (!keep || isReload !== true) return mayLeave()
    keep()
    return true
  })
  useEffect(() => {
    isReleased.current = false
    if (!isDirty) return undefined
    return (removeGuard.current = portal.guardLeave((_to, isReload) => handleLeave(isReload)))
  }, [isDirty, portal])

  useOwnSteps({
    isGuarding,
    mayLeave,
    onStep: (isUnderWay) => {
      isLeaving.current = isUnderWay
    },
  })
  return {
    mayLeave,
    release: () => {
      isReleased.current = true
      // At once: while the portal has a guard, of two steps in one breath the second would take the place of the first.
      removeGuard.current()
    },
  }
}

function useAsker(ask: AskLeave | undefined) {
  const askPortal = use(AskLeaveContext)
  const asker = ask ?? askPortal
  const prepare = useEffectEvent(() => void asker.prepare?.())
  useEffect(() => prepare(), [])
  return asker
}

type OwnSteps = {
  isGuarding: () => boolean
  mayLeave: () => Promise<boolean>
  /** Under way from the answer until the step is made: the portal, which moves the address, asks its guards in between. */
  onStep: (isUnderWay: boolean) => void
}

/** The steps of the parcel's own router. Back and forward are the portal's: it asks before the address changes. */
function useOwnSteps({ isGuarding, mayLeave, onStep }: OwnSteps) {
  const shouldBlock: BlockerFunction = ({ historyAction, currentLocation, nextLocation }) =>
    isGuarding() && historyAction !== 'POP' && addressOf(currentLocation) !== addressOf(nextLocation)
  const blocker = useBlocker(shouldBlock)
  const handleBlocked = useEffectEvent(async () => {
    if (blocker.state !== 'blocked') return
    if (!(await mayLeave())) return blocker.reset()
    onStep(true)
    blocker.proceed()
  })
  useEffect(() => {
    if (blocker.state === 'blocked') void handleBlocked()
  }, [blocker.state])

  const { key } = useLocation()
  const handleStep = useEffectEvent(() => onStep(false))
  useEffect(() => handleStep(), [key])
}

function addressOf({ pathname, search }: { pathname: string; search: string }) {
  return pathname + search
}
