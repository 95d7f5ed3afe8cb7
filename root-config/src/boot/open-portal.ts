import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { start as startSingleSpa, triggerAppChange } from 'single-spa'
import { atriumStore, baseConfigAtom, call, configureCalls, setPortal, signOut } from '@atrium/shared-utility'
import type { BaseConfig } from '@atrium/shared-utility/contract'
import { loginPath, maintenancePaths, withSpace } from '@atrium/shared-utility/model'
import type { FollowedPortal } from '../follow/followed.ts'
import { frameAtom } from '../frame/frame-state.ts'
import { Frames } from '../frame/frames.ts'
import { ShellRoot } from '../layout/ShellRoot.tsx'
import type { Shell } from '../layout/shell-context.tsx'
import { catchBack } from '../navigation/back-catchers.ts'
import { contentReady, expectArrival } from '../navigation/arrivals.ts'
import { hasStayed } from '../navigation/being-left.ts'
import { dropLeaveGuards, hasLeaveGuards, mayLeave, mayLoadAnew } from '../navigation/leave-guards.ts'
import { interceptLinks } from '../navigation/links.ts'
import { currentPage } from '../navigation/page.ts'
import { showTitle } from '../navigation/page-title.ts'
import { PortalHistory, type Arrival } from '../navigation/portal-history.ts'
import { watchTraversals } from '../navigation/traversal.ts'
import { watchTabs } from '../session-tabs.ts'
import { registerApplications, registerFrames } from './register.ts'

type PortalSettings = {
  config: BaseConfig
  /** Where the shell draws itself; what is there, such as a splash, goes. */
  place: Element
  nonce: string
  /** Leaves the portal's pages, or loads one anew. */
  load: (url: string) => void
}

let isStarted = false

/** Opens the portal at the address of the page: history, frames, layouts. */
export async function openPortal({ config, place, nonce, load }: PortalSettings) {
  const history = new PortalHistory({ config, load, onCommit: (arrival) => arrived(arrival, frames) })
  const frames = new Frames({ apps: config.apps, history, nonce })
  const closings: (() => unknown)[] = [...connect(history, load), registerApplications(frames)]
  const root = createRoot(place)
  root.render(createElement(ShellRoot, { shell: shellOf({ history, frames, load }), nonce }))
  await history.start()
  start()
  const followed: FollowedPortal = {
    adopt(now: BaseConfig) {
      history.adopt(now)
      closings.push(registerFrames(frames.adopt(now.apps)))
      atriumStore.set(baseConfigAtom, now)
    },
    reopen: () => frames.reopen(),
    mayLeave,
    now: () => ({
      isBehind: frames.isBehind(),
      hasFailed: atriumStore.get(frameAtom).status === 'failed',
      hasUnsaved: hasLeaveGuards(),
    }),
    async loadAnew() {
      // A person on their way to another page would be kept on this one.
      await hasStayed()
      if (await mayLoadAnew()) load(window.location.href)
    },
  }
  return {
    ...followed,
    async close() {
      await Promise.all(closings.map((close) => close()))
      root.unmount()
    },
  }
}

/** single-spa starts once in the life of a page, after the shell listens to back and forward. */
function start() {
  if (!isStarted) startSingleSpa()
  isStarted = true
}

/** Puts the shell's history under everything that navigates: parcels, the request layer, links, back and forward. */
function connect(history: PortalHistory, load: PortalSettings['load']): (() => unknown)[] {
  const navigate = async (url: string, options?: { replace?: boolean }) => void (await history.navigate(url, options))
  return [
    setPortal({ navigate, mayLoadAnew }),
    configureCalls({
      hasUnsaved: hasLeaveGuards,
      dropUnsaved: dropLeaveGuards,
      navigate: (url) =>
        maintenancePaths.includes(url) ? leaveForMaintenance(url, navigate) : leaveOnce(url, navigate),
    }),
    interceptLinks(document, (url) => void navigate(url)),
    watchTraversals(history),
    watchTabs(load),
  ]
}

/**
 * A page that is being loaded has its new address late: until then the rest of a burst of refusals must not load it
 * again.
 */
async function leaveOnce(url: string, navigate: (url: string) => Promise<void>) {
  const before = window.location.href
  await navigate(url)
  if (window.location.href === before) await new Promise((resolve) => setTimeout(resolve, 3_000))
}

/** A person with unsaved work keeps it, on the page, until the update is over. */
async function leaveForMaintenance(url: string, navigate: (url: string) => Promise<void>) {
  if (hasLeaveGuards()) {
    const { hold } = await import('../layout/update/update-parts.ts')
    if (await hold({ catchBack })) return
    dropLeaveGuards()
  }
  await navigate(withReturn(url))
}

function withReturn(url: string) {
  const { pathname, search } = window.location
  return `${url}?${new URLSearchParams({ url: pathname + search })}`
}

function arrived(arrival: Arrival, frames: Frames) {
  showTitle(arrival.page)
  expectArrival(arrival)
  frames.arrived(arrival)
  void settle()
}

/** single-spa follows the match. A notice of the shell is drawn by then; a parcel says by itself when it is. */
async function settle() {
  await triggerAppChange()
  if (currentPage().status !== 'app') contentReady()
}

type Parts = Pick<PortalSettings, 'load'> & { history: PortalHistory; frames: Frames }

function shellOf({ history, frames, load }: Parts): Shell {
  return {
    navigate: (url) => void history.navigate(url),
    load,
    reopen: () => frames.reopen(),
    async switchEnterprise(entId) {
      if (!(await mayLeave())) return 'stayed'
      try {
        const { loginHomepage } = await call('switchEnterprise', { entId })
        // The whole page is loaded: nothing that was read for the other enterprise stays in memory.
        load(loginHomepage)
        return 'gone'
      } catch {
        return 'refused'
      }
    },
    async signOut() {
      const { space } = history.visit(window.location.href)
      try {
        await signOut()
      } catch {
        // The menu says so and stays: a person must not take an open session for a closed one.
        return false
      }
      // The whole page is loaded: nothing that was read for this person stays in memory.
      load(withSpace(loginPath, space))
      return true
    },
  }
}
