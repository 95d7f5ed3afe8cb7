import type { Page } from 'playwright-core'
import type { Findings } from './findings.ts'
import { compareMeasures, measure } from './leftovers.ts'
import { runLimits } from './limits.ts'
import { lookForFaults } from './look.ts'
import { lookAtContent } from './look-at-content.ts'
import { Over } from './over.ts'
import { told, type watchViolations } from './violations.ts'
import { TooLong, within } from './within.ts'

/**
 * The mounts of each page of a parcel: once to look at it, then until what is remembered once is there, then those that
 * are counted.
 */
export const mountsOfPage = 1 + runLimits.warmMounts + 2 * runLimits.halfMounts

type Options = {
  route: string
  session: Awaited<ReturnType<typeof watchViolations>>
  findings: Findings
  isQuiet: () => boolean
  mountMs: number
  /** One mount is done. Throws where the run has no time left. */
  counted: () => void
}

/** Mounts and unmounts the parcel on a page that is open, and says what is wrong with it. Throws Over. */
export async function runPage(page: Page, { route, session, findings, isQuiet, mountMs, counted }: Options) {
  const crashed = Promise.withResolvers<never>()
  crashed.promise.catch(() => undefined)
  page.on('crash', () => crashed.reject(new Over('runCrashed', { route }, 'run')))
  const before = await step(runLimits.openMs, measure(page, session), 'runHangs')
  const isReady = await mount(runLimits.readyMs)
  await quiet()
  await step(runLimits.openMs, lookAtContent(page, { findings, route }), 'runHangs')
  await step(runLimits.axeMs, lookForFaults(page, { findings, route }), 'runHangs')
  await unmount()
  // A parcel that never says so is not waited for again.
  const readyMs = isReady ? runLimits.readyMs : 0
  await mounts(runLimits.warmMounts, readyMs)
  const warm = await measured()
  await mounts(runLimits.halfMounts, readyMs)
  const half = await measured()
  await mounts(runLimits.halfMounts, readyMs)
  compareMeasures({ before, warm, half, end: await measured() }, { findings, route })

  function measured() {
    return step(runLimits.openMs, measure(page, session), 'runHangs')
  }

  async function mounts(count: number, readyMs: number) {
    for (let done = 0; done < count; done += 1) {
      await mount(readyMs)
      await unmount()
    }
  }

  async function mount(readyMs: number) {
    const said = await step(mountMs + readyMs, page.evaluate(mountInPage, readyMs), 'runMountHangs')
    if (typeof said === 'string') throw new Over('runMountFails', { route, reason: told(said) }, 'page')
    return said
  }

  async function unmount() {
    const said = await step(runLimits.unmountMs, page.evaluate(unmountInPage), 'runUnmountHangs')
    if (said !== null) throw new Over('runUnmountFails', { route, reason: told(said) }, 'page')
    counted()
  }

  /** Waits until what the page asks for at first has come, and is drawn. */
  async function quiet() {
    for (let tries = 0; tries < 50; tries += 1) {
      await step(mountMs, page.evaluate(nextFrames), 'runHangs')
      if (isQuiet()) return
    }
  }

  /** A page that answers nothing any more, has crashed or has been left says nothing else either. */
  async function step<T>(ms: number, work: Promise<T>, code: 'runHangs' | 'runMountHangs' | 'runUnmountHangs') {
    work.catch(() => undefined)
    try {
      return await within(ms, Promise.race([work, crashed.promise]))
    } catch (error) {
      if (error instanceof TooLong)
        throw new Over(code, { route, seconds: Math.round(ms / 1000) }, (await answers(page)) ? 'page' : 'run')
      if (isLetGo(error)) throw new Over(code, { route, seconds: Math.round(ms / 1000) }, 'page')
      if (error instanceof Over) throw error
      // The event of a crash may come after the refusal of what was asked.
      await within(1000, crashed.promise).catch((cause: unknown) => {
        if (cause instanceof Over) throw cause
      })
      if (isOfLeaving(error)) throw new Over('runLeaves', { route, url: page.url() }, 'page')
      throw error
    }
  }
}

/** One that waits for what never comes does; one that counts for ever does not, and holds up the others. */
function answers(page: Page) {
  const alive = page.evaluate(() => true)
  return within(runLimits.answerMs, alive).catch(() => false)
}

function isOfLeaving(error: unknown) {
  return error instanceof Error && /context was destroyed|navigat|Cannot find context/i.test(error.message)
}

/** Nothing in the page holds what would settle it, so it never would: the browser says so before the time is over. */
function isLetGo(error: unknown) {
  return error instanceof Error && /promise was (?:garbage )?collected/i.test(error.message)
}

/** Runs in the page: whether the parcel has said that it is drawn; a text where it cannot be mounted. */
async function mountInPage(readyMs: number) {
  try {
    return await window.atriumShell.mount(readyMs)
  } catch (error) {
    return error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error)
  }
}

/** Runs in the page. */
async function unmountInPage() {
  try {
    await window.atriumShell.unmount()
    return null
  } catch (error) {
    return error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error)
  }
}

/** Runs in the page. */
function nextFrames() {
  return new Promise<void>((resolve) => void window.atriumGate.later(resolve, 100))
}
