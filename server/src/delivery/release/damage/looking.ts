import type { OpeningReport } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import { tellProcesses } from './queries.ts'
import { verifyVersion, type Verifying, type Version } from './verify.ts'

/** Any caller can make a report up: for so long a version that this process has read is not read again. */
const pauseMs = 5 * 60_000
/** The loader's message, whatever code threw it on. */
const notLoaded = /\bError loading [\w.-]+\.js\b/

/**
 * Reads again what this machine serves of a version, soon after a page could not load a file of it: browsers are the first to
 * notice that a file is not what was released. One version at a time, and what is the same as it was costs a reading only.
 */
export function createLooking(options: Omit<Verifying, 'signal'>) {
  const { tx, log, now } = options
  const stopping = new AbortController()
  const looks = new Map<string, number>()
  let running = Promise.resolve()
  return {
    heard,
    hinted,
    begin: () => ({
      async stop() {
        stopping.abort()
        await running
      },
    }),
  }

  /** Takes a page's report about a version that is known. */
  function heard(report: OpeningReport, { slug }: { slug: string }) {
    const isTold = report.errors.some(({ kind, message }) => kind === 'load' || notLoaded.test(message))
    if (isTold && isDue(`${slug}@${report.version}`)) look({ slug, version: report.version }, { isToldOn: true })
  }

  /** Another process was told. */
  function hinted(about: string) {
    const [slug = '', version] = about.split('@', 2)
    if (version !== undefined && isDue(about)) look({ slug, version }, { isToldOn: false })
  }

  function isDue(key: string) {
    const at = now().getTime()
    for (const [one, lookedAt] of looks) if (Math.abs(at - lookedAt) >= pauseMs) looks.delete(one)
    if (looks.has(key)) return false
    looks.set(key, at)
    return true
  }

  function look(version: Version, { isToldOn }: { isToldOn: boolean }) {
    running = running.then(() => looked(version, isToldOn))
  }

  async function looked(version: Version, isToldOn: boolean) {
    if (stopping.signal.aborted) return
    try {
      // Each machine has files of its own.
      if (isToldOn) await tx(platform, (db) => tellProcesses(db, version))
      await verifyVersion({ ...options, signal: stopping.signal }, version)
    } catch (error) {
      // The night looks again.
      log.warn({ err: error, ...version }, 'what this machine serves of a version could not be read again')
    }
  }
}

export type Looking = ReturnType<typeof createLooking>

declare module '../../../foundation/call/context/services.ts' {
  interface Services {
    damageLooking: Looking
  }
}
