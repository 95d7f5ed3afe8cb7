import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import {
  portalBuild,
  shippedWords,
  UserType,
  type PortalBuild,
  type RouteEntry,
  type ShippedWords,
} from '@atrium/shared-utility/contract'
import type { Logger } from 'pino'
import { remember } from '../../foundation/memory/remember.ts'

/** The assembled build and what is derived from it once. */
export type Portal = { build: PortalBuild; routes: RouteEntry[]; words: ShippedWords }

const lookEveryMs = 1000

/**
 * Reads importmap/dist/portal.json, again whenever it has changed: a parcel can be released without a restart.
 * Answers null while there is none, or none that can be used; a bad one does not replace a good one.
 */
export function createPortal({ repositoryFolder, log }: { repositoryFolder: string; log: Logger }) {
  const file = path.join(repositoryFolder, 'importmap/dist/portal.json')
  const wordsFile = path.join(repositoryFolder, 'importmap/dist/words.json')
  let known: Portal | null = null
  let changedAt = 0
  // Without anything at all the first pages wait for it, and are not told that there is none.
  const current = remember(look, { freshMs: lookEveryMs, staleMs: Number.POSITIVE_INFINITY, patienceMs: 1000 })
  return { read: (): Promise<Portal | null> => current.read() }

  async function look() {
    const found = await stat(file).catch(() => null)
    if (found === null || found.mtimeMs === changedAt) return known
    changedAt = found.mtimeMs
    try {
      const build = portalBuild.parse(JSON.parse(await readFile(file, 'utf8')))
      known = { build, routes: parcelRoutes(build), words: await readWords() }
    } catch (error) {
      log.error({ err: error }, 'portal.json cannot be used')
    }
    return known
  }

  /** Pages have their words without it: only what operators would say instead is not known then. */
  async function readWords() {
    try {
      return shippedWords.parse(JSON.parse(await readFile(wordsFile, 'utf8')))
    } catch (error) {
      log.error({ err: error }, 'words.json cannot be used')
      return { 'zh-CN': {}, 'en-US': {} }
    }
  }
}

export type PortalReader = ReturnType<typeof createPortal>

function titleKey(routePath: string) {
  return `route.${routePath}`
}

function parcelRoutes({ parcels }: PortalBuild): RouteEntry[] {
  return parcels.flatMap(({ declaration }) =>
    // The reason for marking no entry is for whoever reads the declaration.
    declaration.routes.map(({ title: _title, unmarked: _unmarked, userTypes, ...route }) => ({
      ...route,
      app: declaration.name,
      userTypes: userTypes?.map((name) => UserType[name]),
      title: titleKey(route.path),
    })),
  )
}
