import type { Portal } from '@atrium/shared-utility'
import { announce } from '../navigation/announcer.ts'
import { catchBack } from '../navigation/back-catchers.ts'
import { guardLeave } from '../navigation/leave-guards.ts'
import { createRouterWindow } from '../navigation/router-window.ts'
import type { Arrival, PortalHistory } from '../navigation/portal-history.ts'

/** What one mount was given, and how the shell ends it. */
export type MountedPortal = {
  portal: Portal
  /** Tells the parcel's routers of a change that they did not make. */
  arrived: (arrival: Arrival) => void
  /** The first render is on the screen; the content may still be on its way. */
  onMounted: () => void
  /** The mount is over: its routers and guards count no more. */
  close: () => void
}

type Settings = {
  app: string
  history: PortalHistory
  nonce: string
  /** The parcel says that its content is drawn. */
  onReady: () => void
  onMounted: () => void
  /** Runs before each move that the parcel makes. */
  mayMove: () => boolean
}

/**
 * The portal for one mount. Everything that a parcel registers in it ends with the mount, and from then on it does
 * nothing: a parcel that acts after it was left, in a timer or with a late answer, does not touch the page that
 * follows.
 */
export function createParcelPortal({ app, history, nonce, ...settings }: Settings): MountedPortal {
  let isOpen = true
  const mayMove = () => isOpen && settings.mayMove()
  const routers: ReturnType<typeof createRouterWindow>[] = []
  const guards = new Set<() => void>()
  const portal: Portal = {
    async navigate(url, options) {
      if (mayMove()) await history.navigate(url, options)
    },
    guardLeave(guard) {
      if (!isOpen) return () => undefined
      const remove = guardLeave(guard)
      guards.add(remove)
      return remove
    },
    catchBack(onBack) {
      if (!isOpen) return () => undefined
      const remove = catchBack(onBack)
      guards.add(remove)
      return remove
    },
    routerWindow() {
      const router = createRouterWindow({ app, history, mayMove })
      routers.push(router)
      return router.window
    },
    announce: (text) => void (isOpen && announce(text)),
    nonce,
    onReady: () => void (isOpen && settings.onReady()),
  }
  return {
    portal,
    onMounted: settings.onMounted,
    arrived: (arrival) => routers.forEach((router) => router.arrived(arrival)),
    close() {
      isOpen = false
      for (const router of routers) router.close()
      for (const remove of guards) remove()
    },
  }
}
