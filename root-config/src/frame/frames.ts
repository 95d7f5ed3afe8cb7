import type { AppEntry } from '@atrium/shared-utility/contract'
import { atriumStore } from '@atrium/shared-utility'
import { spacePath } from '@atrium/shared-utility/model'
import { contentDue, contentReady } from '../navigation/arrivals.ts'
import { currentPage, type Page } from '../navigation/page.ts'
import { MoveCount, RunawayNavigation } from '../navigation/runaway.ts'
import type { Arrival, PortalHistory } from '../navigation/portal-history.ts'
import { courses, mark } from './course.ts'
import { Frame } from './frame.ts'
import { frameAtom } from './frame-state.ts'
import { createParcelPortal, type MountedPortal } from './parcel-portal.ts'

type Settings = { apps: readonly AppEntry[]; history: PortalHistory; nonce: string }

/** The frames of all parcels; at most one is open. */
export class Frames {
  #frames: Map<string, Frame>
  #settings: Settings
  #mounted: MountedPortal | null = null
  #moves = new MoveCount()

  constructor(settings: Settings) {
    this.#settings = settings
    this.#frames = new Map(settings.apps.map((app) => [app.name, this.#frameOf(app)]))
  }

  entries() {
    return [...this.#frames]
  }

  /** Takes over what the parcels are by now, each from its next opening on. Answers the frames of those that are new. */
  adopt(apps: readonly AppEntry[]) {
    const added = apps.filter(({ name }) => !this.#frames.has(name))
    for (const app of apps) this.#frames.get(app.name)?.adopt(app)
    for (const app of added) this.#frames.set(app.name, this.#frameOf(app))
    return this.entries().filter(([name]) => added.some((app) => app.name === name))
  }

  #frameOf(app: AppEntry) {
    return new Frame({ app, portalFor: () => this.#portalFor(app.name) })
  }

  /** True while the current parcel is open in another version than was taken over. */
  isBehind() {
    return this.#current()?.isBehind ?? false
  }

  #current() {
    const page = currentPage()
    return page.status === 'app' ? this.#frames.get(page.app) : undefined
  }

  /** Opens the current parcel anew. */
  reopen() {
    const frame = this.#current()
    if (hasFailed()) frame?.retry()
    else frame?.open()
  }

  /** Handles a new address: tells the router of an open parcel, and opens anew what cannot go on. */
  arrived(arrival: Arrival) {
    const { before, page } = arrival
    if (!isSameApp(before, page)) return
    if (mustReopen(before, page)) return this.reopen()
    this.#mounted?.arrived(arrival)
    contentDue()
  }

  /** A move too many ends the parcel that makes it, with a card in its place. */
  #mayMove() {
    if (this.#moves.isFine()) return true
    for (const frame of this.#frames.values()) frame.fail(new RunawayNavigation())
    return false
  }

  #portalFor(app: string) {
    const { history, nonce } = this.#settings
    const onReady = () => {
      mark(courses.at(-1), 'ready')
      contentReady()
    }
    const told = { onReady, onMounted: contentDue }
    this.#mounted = createParcelPortal({ app, history, nonce, ...told, mayMove: () => this.#mayMove() })
    return { mounted: this.#mounted, basePath: basePathOf(currentPage()) }
  }
}

function isSameApp(before: Page, page: Page) {
  return before.status === 'app' && page.status === 'app' && before.app === page.app
}

/** A mount belongs to one enterprise; and a move away from a failure also asks for another try. */
function mustReopen(before: Page, page: Page) {
  return basePathOf(before) !== basePathOf(page) || hasFailed()
}

function hasFailed() {
  return atriumStore.get(frameAtom).status === 'failed'
}

function basePathOf(page: Page) {
  return page.status === 'starting' ? '' : spacePath(page.visit.space)
}
