import {
  routesOfParcel,
  type Artifact,
  type PortalBuild,
  type RouteEntry,
  type SharedSet,
  type ShippedWords,
} from '@atrium/shared-utility/contract'
import type { Logger } from 'pino'
import { remember } from '../../../foundation/process/memory/remember.ts'
import { compose } from '../../revision/append.ts'
import type { Entries } from '../../artifact/tables.ts'
import type { Composed, Deploy } from '../../revision/deploy.ts'
import { createFileMaps } from './file-maps.ts'
import { createLocalBuild, type LocalBuild } from './local-build.ts'
import { createVariantPortals, type Revised } from './variant-portals.ts'

/** The portal as it is composed, and what is derived from it once. */
export type Portal = {
  build: PortalBuild
  routes: RouteEntry[]
  words: ShippedWords
  shared: SharedSet
  /** For a person with overrides: the addresses of their own machine, with blanks between; else ''. */
  overridden?: string
  /** The parts that are not parcels. */
  parts: readonly Artifact[]
}

type PortalState = { portal: Portal; of: { head: Revised | null; local: LocalBuild | null } }

const lookEveryMs = 1000
const noWords = { 'zh-CN': {}, 'en-US': {} }

type Options = {
  repositoryFolder: string
  log: Logger
  /** Null where nothing is released: then what this machine has built is the portal. */
  deploy: Deploy | null
}

/**
 * The portal that pages are written from: the revision in force, once this machine's build is part of it. A development
 * build is shown as it is and never released. While the database cannot be asked the portal stays what it was; at a start
 * it is this machine's build.
 */
export function createPortal({ repositoryFolder, log, deploy }: Options) {
  const look = createLocalBuild({ repositoryFolder, log })
  const fileMaps = createFileMaps({ findElsewhere: deploy?.fileMap })
  const ofSome = (composed: Composed) => shownOf(composed, known?.of.local, fileMaps.keepOfSome)
  const variants = createVariantPortals({ deploy, log, made: ofSome })
  let known: PortalState | null = null
  let folders: LocalBuild['folders'] = {}
  let isTold = false
  // The first pages wait for the first read, and are not told that there is no portal.
  const current = remember(lookAgain, { freshMs: lookEveryMs, staleMs: Number.POSITIVE_INFINITY, patienceMs: 1000 })
  return {
    /** The portal with other artifacts in place of some of those in force, by slug, where they fit. */
    async read(entries: Entries = {}): Promise<Portal | null> {
      const found = await current.read()
      // What was read is of the known state, or of a former one: that one goes on for the page that has it.
      return found === null || known?.portal !== found ? found : variants(known, entries)
    },
    /** Another revision may be in force. */
    forget: () => current.forget(),
    /** URL prefix to folder, of what this machine has built. */
    async folders() {
      await current.read()
      return folders
    },
    fileMap,
  }

  async function lookAgain() {
    const local = await look()
    folders = local?.folders ?? {}
    try {
      known = await resolve(local)
      isTold = false
    } catch (error) {
      // Logged once: it is looked for every second.
      if (!isTold) log.error({ err: error }, 'the revision of the portal that is in force is not known')
      isTold = true
      known ??= ofLocal(local)
    }
    return known?.portal ?? null
  }

  async function resolve(local: LocalBuild | null) {
    if (deploy === null || local?.mode === 'development') return ofLocal(local)
    const isRegistered = local === null || (await deploy.register(local))
    if (!isRegistered && !known?.of.head) return known ?? ofLocal(local)
    const head = await deploy.head()
    // A build that cannot be registered is no release: releases and roll-backs of others are shown all the same.
    const of = { head, local: isRegistered ? local : (known?.of.local ?? null) }
    if (head === null || isOf(known, of)) return known
    return made(await deploy.composed(head), of)
  }

  function ofLocal(local: LocalBuild | null) {
    if (local === null || isOf(known, { head: null, local })) return known
    return made(compose(local.parts.map(({ artifact }) => artifact)), { head: null, local })
  }

  function made(composed: Composed, of: PortalState['of']): PortalState {
    return { portal: shownOf(composed, of.local, fileMaps.keep), of }
  }

  /** The file map at this address, of the portal as it is or was. */
  async function fileMap(url: string) {
    if (!url.startsWith('/assets/map/')) return null
    await current.read()
    return fileMaps.find(url)
  }
}

type Keep = (url: string, text: string) => void

function shownOf(composed: Composed, local: LocalBuild | null | undefined, keep: Keep): Portal {
  const { build, shared, parts, fileMap } = composed
  keep(build.fileMap.url, fileMap)
  return { build, routes: parcelRoutes(build), words: local?.words ?? noWords, shared, parts }
}

function isOf(known: PortalState | null, { head, local }: PortalState['of']) {
  return known !== null && known.of.head?.id === head?.id && known.of.local === local
}

export type PortalReader = ReturnType<typeof createPortal>

export function parcelRoutes({ parcels }: PortalBuild): RouteEntry[] {
  return parcels.flatMap(({ declaration }) => routesOfParcel(declaration))
}
