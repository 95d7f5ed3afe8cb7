import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import {
  artifactPrefix,
  composePortal,
  portalParts,
  shippedWords,
  UserType,
  type PortalBuild,
  type RouteEntry,
  type ShippedWords,
} from '@atrium/shared-utility/contract'
import type { Logger } from 'pino'
import { remember } from '../../foundation/memory/remember.ts'
import { createFileMaps } from './file-maps.ts'

/** The portal as it is composed, and what is derived from it once. */
export type Portal = {
  build: PortalBuild
  routes: RouteEntry[]
  words: ShippedWords
  /** URL prefix to folder, relative to the repository: what is served as immutable files. */
  folders: Record<string, string>
}

const lookEveryMs = 1000

/**
 * Reads importmap/dist/portal.json, again whenever it has changed, and composes the portal of what it names.
 * Answers null while there is none, or none that can be used; a bad one does not replace a good one.
 */
export function createPortal({ repositoryFolder, log }: { repositoryFolder: string; log: Logger }) {
  const file = path.join(repositoryFolder, 'importmap/dist/portal.json')
  const wordsFile = path.join(repositoryFolder, 'importmap/dist/words.json')
  const fileMaps = createFileMaps()
  let known: Portal | null = null
  let changedAt = 0
  // Without anything at all the first pages wait for it, and are not told that there is none.
  const current = remember(look, { freshMs: lookEveryMs, staleMs: Number.POSITIVE_INFINITY, patienceMs: 1000 })
  return {
    read: (): Promise<Portal | null> => current.read(),
    /** The file map at this address, of the portal as it is or lately was. */
    async fileMap(url: string) {
      await current.read()
      return fileMaps.find(url)
    },
  }

  async function look() {
    const found = await stat(file).catch(() => null)
    if (found === null || found.mtimeMs === changedAt) return known
    changedAt = found.mtimeMs
    try {
      const { parts } = portalParts.parse(JSON.parse(await readFile(file, 'utf8')))
      const artifacts = parts.map(({ artifact }) => artifact)
      const { build, fileMap } = composePortal(artifacts, sha256)
      fileMaps.keep(build.fileMap.url, fileMap)
      const folders = parts.map(({ folder, artifact }) => [artifactPrefix(artifact), folder] as const)
      known = { build, routes: parcelRoutes(build), words: await readWords(), folders: Object.fromEntries(folders) }
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

function sha256(text: string) {
  return createHash('sha256').update(text).digest('base64')
}

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
