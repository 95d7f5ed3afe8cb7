import { setTimeout as wait } from 'node:timers/promises'
import type { PortalParts } from '@atrium/shared-utility/contract'
import type { Logger } from 'pino'
import type { Services } from '../../foundation/call/context/services.ts'
import { forPlace } from '../../foundation/db/place.ts'
import { platform } from '../../foundation/db/scope.ts'
import type { Entries } from '../artifact/tables.ts'
import { createKnownArtifacts } from '../artifact/known.ts'
import { artifactsOf, compose } from './append.ts'
import { refuseMisfit } from './fits.ts'
import { createLane } from './lane.ts'
import { registerBuild } from './register.ts'
import { findByFileMap, findHead } from './revision-query.ts'
import { findVariant, keepVariant } from './variant-query.ts'

type Parts = Pick<Services, 'tx' | 'artifacts'> & {
  dataFolder: string
  repositoryFolder: string
  log: Logger
  now: () => Date
}

export type Deploy = ReturnType<typeof createDeploy>
export type Composed = ReturnType<typeof compose>

/** Pages wait so long for a build to be registered; it goes on after that. */
const patienceMs = 5000
const tryAgainMs = 30_000

/** Bounds for open pages of long ago, and for strangers who ask for all file maps. */
const ofOldMaps = { mostWaiting: 50, rest: 4 }

/** The portal in force, as the database says it. */
export function createDeploy(parts: Parts) {
  const { tx, log } = parts
  const known = createKnownArtifacts()
  const oldMaps = createLane<string | null>(ofOldMaps)
  let running: { of: PortalParts; done: Promise<boolean>; tryAgainAt: number } | null = null
  return { register, head, composed, variant, fileMap }

  /** True once this machine's build is registered. A broken or slow store holds no page up: it is tried again. */
  async function register(build: PortalParts) {
    if (running === null || running.of !== build || performance.now() > running.tryAgainAt)
      running = { of: build, done: attempt(build), tryAgainAt: Number.POSITIVE_INFINITY }
    const given = new AbortController()
    const patience = wait(patienceMs, false, { signal: given.signal, ref: false }).catch(() => false)
    const isDone = await Promise.race([running.done, patience])
    given.abort()
    return isDone
  }

  async function attempt(build: PortalParts) {
    try {
      await registerBuild(parts, build)
      return true
    } catch (error) {
      log.error({ err: error }, 'the build of this machine could not be registered')
      if (running?.of === build) running.tryAgainAt = performance.now() + tryAgainMs
      return false
    }
  }

  async function head() {
    return (await tx(platform, (db) => findHead(db))) ?? null
  }

  async function composed({ entries }: { entries: Entries }) {
    return compose(await tx(platform, (db) => artifactsOf(db, entries, known)))
  }

  /**
   * A revision with other artifacts in place of some of its own. Throws releasePartUnknown, releaseNameTaken,
   * releaseRouteTaken, releaseNameMissing.
   */
  async function variant({ entries: before }: { entries: Entries }, changes: Entries) {
    const entries = { ...before, ...changes }
    return tx(platform, async (db) => {
      const artifacts = await artifactsOf(db, entries, known)
      refuseMisfit({ artifacts, changed: Object.keys(changes) })
      const made = compose(artifacts)
      await keepVariant(db, { fileMap: made.build.fileMap.url, entries, now: parts.now() })
      return made
    })
  }

  /**
   * The content of the file map at this address, if a revision or a variant of one has that one. An anonymous caller
   * may ask for it, so little is done for it at a time. Throws overloaded.
   */
  async function fileMap(url: string) {
    const of = await forPlace(oldMap, () =>
      tx(platform, async (db) => (await findByFileMap(db, url)) ?? findVariant(db, url)),
    )
    if (of === undefined) return null
    return oldMaps(url, async () => {
      const { build, fileMap: content } = await composed(of)
      // This release of the server composes it otherwise, so none of its pages named that address.
      return build.fileMap.url === url ? content : null
    })
  }
}

const oldMap = { kind: 'fileMap', weight: 'stranger' } as const
