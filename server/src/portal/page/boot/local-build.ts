import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import {
  artifactPrefix,
  portalParts,
  shippedWords,
  type PortalParts,
  type ShippedWords,
} from '@atrium/shared-utility/contract'
import type { Logger } from 'pino'

/** The build of this machine. */
export type LocalBuild = PortalParts & {
  words: ShippedWords
  /** URL prefix to folder: what is served from where it was built. */
  folders: Record<string, string>
}

/**
 * Reads importmap/dist/portal.json, again whenever it has changed. Answers null while there is none, or none that can be
 * used; a bad one does not replace a good one.
 */
export function createLocalBuild({ repositoryFolder, log }: { repositoryFolder: string; log: Logger }) {
  const file = path.join(repositoryFolder, 'importmap/dist/portal.json')
  const wordsFile = path.join(repositoryFolder, 'importmap/dist/words.json')
  let known: LocalBuild | null = null
  let changedAt = 0
  return async function look() {
    const found = await stat(file).catch(() => null)
    if (found === null || found.mtimeMs === changedAt) return known
    changedAt = found.mtimeMs
    try {
      const read = portalParts.parse(JSON.parse(await readFile(file, 'utf8')))
      known = { ...read, folders: foldersOf(read), words: await readWords() }
    } catch (error) {
      log.error({ err: error }, 'portal.json cannot be used')
    }
    return known
  }

  function foldersOf({ parts }: PortalParts) {
    return Object.fromEntries(
      parts.map(({ folder, artifact }) => [artifactPrefix(artifact), path.join(repositoryFolder, folder)]),
    )
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
