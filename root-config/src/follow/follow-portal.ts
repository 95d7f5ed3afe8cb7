import { atriumStore, baseConfigAtom, call, currentLang, dictionaryAtom } from '@atrium/shared-utility'
import { Problem, type BaseConfig, type SignedBaseConfig } from '@atrium/shared-utility/contract'
import type { FollowedPortal } from './followed.ts'
import { followLocal } from './follow-local.ts'
import { createSwap } from './swap.ts'

export type Following = {
  portal: FollowedPortal
  /** The base configuration inside a signed one; throws where the signature does not hold. */
  verify: (signed: SignedBaseConfig) => Promise<BaseConfig>
  /** Whether the page was made before a person signed in: the one who has done so since may have other versions. */
  isOfStranger?: boolean
  /** Calls its handler when something was released, or may have been. Returns the way back. */
  onNews: (handler: () => void) => () => void
}

/**
 * All open pages do not ask at one moment, and none asks late: a parcel that was taken back is gone in five seconds.
 */
const spreadMs = 2000
/** A younger page was made of what is in force. */
const longOpenMs = 60_000
/**
 * A failed question is asked again, every minute in the end: the page has no other source. An answer that is not the
 * portal's own gets no better by asking, so that ends after these.
 */
const againMs = [5_000, 20_000, 60_000] as const

/**
 * Follows what is released: takes over the routes and the import map at once, and each parcel when that disturbs no
 * one.
 */
export function followPortal({ portal, verify, isOfStranger = false, onNews }: Following) {
  const swap = createSwap(portal)
  let turn = 0
  const stop = onNews(() => void look())
  const stopLocal = followLocal(portal)
  // The page of a large portal has only what its address needs. A person who has only just signed in has heard nothing
  // so far.
  if (isOfStranger || lacksRoutes(atriumStore.get(baseConfigAtom))) void look(0, 0)
  else if (performance.now() > longOpenMs) void look()
  return () => {
    turn += 1
    stop()
    stopLocal()
    swap.stop()
  }

  async function look(tries = 0, waitMs = tries === 0 ? spreadMs * Math.random() : (againMs[tries - 1] ?? againMs[2])) {
    turn += 1
    const mine = turn
    await pause(waitMs)
    await seen()
    if (mine !== turn) return
    try {
      const now = await verify(await call('getBaseConfig', {}, quietly))
      // The answer that was asked for last is the newer one of two.
      if (mine === turn) await take(now)
    } catch (error) {
      if (!isAway(error)) console.error('What was released could not be read', error) // eslint-disable-line no-console -- asked again, and the page goes on
      if (mine === turn && (error instanceof Problem || tries < againMs.length)) await look(tries + 1)
    }
  }

  async function take({ files, ...now }: BaseConfig) {
    const before = atriumStore.get(baseConfigAtom)
    if (before === null || (before.revision === now.revision && !lacksRoutes(before))) return
    // A page lets in what a developer's own machine serves from its beginning, or not at all.
    if ((before.overridden || '') !== (now.overridden || '')) return portal.loadAnew()
    if (files !== undefined) await window.atriumExtendMap?.(files)
    System.addImportMap({ imports: Object.fromEntries(now.apps.map(({ name, url }) => [name, url])) })
    portal.adopt(now)
    if (lacksRoutes(before) || before.langVersion !== now.langVersion) void readWords()
    swap.adopted(now)
  }
}

/**
 * A configuration with `files` was sent in part, with what its address needs; one that was taken over does not keep the
 * field.
 */
function lacksRoutes(config: BaseConfig | null) {
  return config?.files !== undefined
}

/** Without a network there is nothing to report: the question is asked again, and the page says so where it matters. */
function isAway(error: unknown) {
  return error instanceof Problem && error.code === 'unreachable'
}

/** Titles of new pages are words, too. */
async function readWords() {
  const lang = currentLang()
  const words = (await call('getLanguage', { lang }, quietly).catch(() => undefined))?.[lang] // Specification 8: language load failures are silent.
  if (words) atriumStore.set(dictionaryAtom, words)
}

const quietly = { skipAuthRedirect: true, skipMaintenanceRedirect: true }

function pause(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** A hidden page, as most are, asks when a person looks at it. */
async function seen() {
  while (document.hidden)
    await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }))
}

declare global {
  interface Window {
    atriumExtendMap?: (file: { url: string; integrity: string }) => Promise<void>
  }
}
