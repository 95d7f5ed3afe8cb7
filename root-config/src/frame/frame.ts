import { mountRootParcel, type Parcel } from 'single-spa'
import { atriumStore, isOfGoneFile, reloadPage, type ParcelProps } from '@atrium/shared-utility'
import type { AppEntry } from '@atrium/shared-utility/contract'
import { beginCourse, mark, type Course } from './course.ts'
import { failureOf, reportFailure } from './failure.ts'
import { frameAtom, type Failure, type FrameState } from './frame-state.ts'
import { limits } from './limits.ts'
import { forgetFailures, importParcel, type ParcelModule } from './modules.ts'
import { addHost } from './outlet.ts'
import { linkStyles } from './parcel-styles.ts'
import type { MountedPortal } from './parcel-portal.ts'
import { startPatience } from './patience.ts'

type Settings = {
  app: AppEntry
  /** The portal and base path for one mount; `onShown` is called with its first content. */
  portalFor: (app: string) => { mounted: MountedPortal; basePath: string }
}

/** One opening of a frame. What arrives for an older one is dropped. */
type Opening = {
  name: string
  /** The entry that it was opened with. */
  url: string
  host: HTMLElement
  mounted: MountedPortal
  release: (() => void)[]
  course: Course
  parcel?: Parcel
  hasFailed?: boolean
  /** Takes the host from single-spa, which keeps every root parcel for the life of the page, with all listeners on it. */
  forget?: () => void
}

let generation = 0

/**
 * Mounts one parcel. `open` and `close` return at once, whatever the parcel does: it may never answer, throw when
 * loaded, mounted or unmounted, and neither navigation nor the next opening waits for it.
 */
export class Frame {
  #settings: Settings
  #opening: Opening | null = null

  constructor(settings: Settings) {
    this.#settings = settings
  }

  /** The parcel is another version from its next opening on. */
  adopt(app: AppEntry) {
    this.#settings = { ...this.#settings, app }
  }

  get isOpen() {
    return this.#opening !== null
  }

  /** True while it is open in another version than its next opening will have. */
  get isBehind() {
    return this.#opening !== null && this.#opening.url !== this.#settings.app.url
  }

  open() {
    this.close()
    const { app, portalFor } = this.#settings
    const { mounted, basePath } = portalFor(app.name)
    const name = `${app.name}#${(generation += 1)}`
    const opening: Opening = {
      name,
      url: app.url,
      host: addHost(app.name),
      mounted,
      release: [],
      course: beginCourse(app),
    }
    this.#opening = opening
    void this.#fill(opening, basePath)
  }

  close() {
    const opening = this.#opening
    if (!opening) return
    this.#opening = null
    show({ status: 'idle' })
    void discard(opening)
  }

  /** Ends what is open, if anything is, with a card in its place. */
  fail(error: Error) {
    if (this.#opening) this.#failed(this.#opening, error)
  }

  retry() {
    this.close()
    forgetFailures(this.#settings.app)
    this.open()
  }

  async #fill(opening: Opening, basePath: string) {
    const isCurrent = () => this.#opening === opening && !opening.hasFailed
    const patience = startPatience((phase) => show({ status: 'loading', phase }))
    opening.release.push(patience.stop)
    try {
      const module = await Promise.race([this.#load(opening), patience.exhausted])
      if (!isCurrent()) return
      mark(opening.course, 'loaded')
      await mount(opening, module, basePath)
      patience.stop()
      if (isCurrent()) shown(opening)
    } catch (error) {
      if (isCurrent()) this.#failed(opening, error)
    }
  }

  async #load({ release }: Opening) {
    const { name, css } = this.#settings.app
    const styles = linkStyles(css)
    release.push(styles.remove)
    const [module] = await Promise.all([importParcel(name), styles.ready])
    return module
  }

  #failed(opening: Opening, error: unknown) {
    opening.hasFailed = true
    const failure = failureOf(this.#settings.app, error)
    reportFailure(failure, error)
    opening.course.failures.push([failure.reason, error])
    void discard(opening)
    show({ status: 'failed', failure, retry: () => this.retry() })
    if (failure.reason === 'load') void this.#lookForUpdate(opening, failure, error)
  }

  /** An old page asks for files that a newer build has replaced long ago: only loading it anew brings the new ones. */
  async #lookForUpdate(opening: Opening, failure: Failure, error: unknown) {
    if (!(await isOfGoneFile(error)) || this.#opening !== opening) return
    show({ status: 'failed', failure, retry: reloadPage })
  }
}

function mount(opening: Opening, module: ParcelModule, basePath: string) {
  const { name, host, mounted } = opening
  const lifecycles = { ...module, name, timeouts }
  const props: ParcelProps = { domElement: host, name, basePath, portal: mounted.portal }
  const parcel = mountRootParcel(lifecycles, props)
  opening.parcel = parcel
  opening.forget = () => ['domElement', 'portal'].forEach((name) => Reflect.deleteProperty(props, name))
  // These three fail together with `mountPromise` and `unmount()`, which are the ones that are listened to.
  for (const echo of [parcel.loadPromise, parcel.bootstrapPromise, parcel.unmountPromise]) echo.catch(() => undefined)
  return parcel.mountPromise
}

function shown({ mounted, course }: Opening) {
  mark(course, 'shown')
  show({ status: 'shown' })
  mounted.onMounted()
}

const timeouts = {
  bootstrap: limit(limits.bootstrapMs),
  mount: limit(limits.mountMs),
  unmount: limit(limits.unmountMs),
}

/** The limit is set without single-spa's own warnings: the frame tells the person. */
function limit(millis: number) {
  return { millis, dieOnTimeout: true, warningMillis: millis + 1 }
}

/** Unmounts in the background. The host goes at once: an unmount that hangs or throws must leave nothing to see. */
async function discard({ host, mounted, parcel, release, name, forget, course }: Opening) {
  mark(course, 'closed')
  mounted.close()
  // A parcel whose mount failed has nothing that single-spa would unmount.
  const unmounted = parcel?.getStatus() === 'SKIP_BECAUSE_BROKEN' ? null : parcel?.unmount()
  host.remove()
  for (const free of release) free()
  try {
    await unmounted
  } catch (error) {
    console.error(`${name} did not unmount cleanly`, error) // eslint-disable-line no-console -- telemetry of frames
    course.failures.push(['unmount', error])
  } finally {
    forget?.()
  }
}

function show(state: FrameState) {
  atriumStore.set(frameAtom, state)
}
