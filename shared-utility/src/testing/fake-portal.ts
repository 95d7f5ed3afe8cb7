import type { LeaveGuard, Portal } from '../page/portal.ts'

type LeaveQuestion = (...args: Parameters<LeaveGuard>) => Promise<boolean>

export type FakePortal = Portal & {
  /** Where the screen asked the portal to go, oldest first. */
  navigations: string[]
  /** What was said to screen readers. */
  announcements: string[]
  /** How often the screen told that its content is drawn. */
  readyCount: () => number
  /** What a step to another page would be answered by the guards: true means it may go. */
  mayLeave: LeaveQuestion
  /** A press on Back; whatever waits for it gets it. False where nothing does: the page would be left. */
  goBack: () => boolean
}

/** A portal that notes what it is asked. `go` follows the navigations that the guards let through. */
export function fakePortal(go: (url: string) => void = () => undefined): FakePortal {
  const guards = new Set<LeaveGuard>()
  const catchers = new Set<() => void>()
  const navigations: string[] = []
  const announcements: string[] = []
  let ready = 0
  const mayLeave: LeaveQuestion = async (to, isReload) => {
    for (const guard of guards) if (!(await guard(to, isReload))) return false
    return true
  }
  return {
    navigations,
    announcements,
    mayLeave,
    readyCount: () => ready,
    nonce: '',
    navigate: async (url) => {
      if (!(await mayLeave(url))) return
      navigations.push(url)
      go(url)
    },
    guardLeave: (guard) => {
      guards.add(guard)
      return () => void guards.delete(guard)
    },
    catchBack: (onBack) => {
      catchers.add(onBack)
      return () => void catchers.delete(onBack)
    },
    goBack: () => {
      const last = [...catchers].at(-1)
      last?.()
      return last !== undefined
    },
    routerWindow: () => window,
    announce: (text) => void announcements.push(text),
    onReady: () => {
      ready += 1
    },
  }
}
