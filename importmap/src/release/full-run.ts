import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { BuildRefused } from '../build-refused.ts'
import { repository } from '../repository.ts'
import { git } from './git.ts'
import { differsOnlyInVersions } from './only-versions.ts'

const fullRun = z.object({
  commit: z.string(),
  passed: z.int().positive(),
  failed: z.int().nonnegative(),
  endedAt: z.iso.datetime(),
})

const fileIn = (folder: string) => path.join(folder, '.cache/full-run.json')

/**
 * Forgets the full run before, which this one replaces however it ends. What it answers notes the result, unless files
 * differ from the commit or another commit was checked out meanwhile; it answers why nothing was noted.
 */
export function beginFullRun(folder = repository) {
  rmSync(fileIn(folder), { force: true })
  const before = stateOf(folder)
  return ({ passed, failed }: { passed: number; failed: number }): string | null => {
    const after = stateOf(folder)
    if (!before.isClean || !after.isClean) return 'files differ from the commit'
    if (before.commit !== after.commit) return 'another commit was checked out meanwhile'
    const note = { commit: after.commit, passed, failed, endedAt: new Date().toISOString() }
    mkdirSync(path.dirname(fileIn(folder)), { recursive: true })
    writeFileSync(fileIn(folder), `${JSON.stringify(note, null, 2)}\n`)
    return null
  }
}

/**
 * The versions that a release has written after the full run change nothing that was tested.
 * @throws BuildRefused where the last full run was not of what is to be released, or failed.
 */
export function refuseWithoutFullRun(folder = repository) {
  const last = noteIn(folder)
  const head = last === null ? null : git(['rev-parse', 'HEAD'], folder)
  if (last === null || (last.commit !== head && !differsOnlyInVersions(last.commit, folder)))
    throw new BuildRefused('release', 'no full run of the tests is noted for this commit: npm run test:full first.')
  if (last.failed > 0)
    throw new BuildRefused(
      'release',
      `${last.failed} tests failed in the full run of this commit. Nothing was released.`,
    )
}

/** Null where there is none, or what is there says nothing. */
function noteIn(folder: string) {
  if (!existsSync(fileIn(folder))) return null
  try {
    return fullRun.parse(JSON.parse(readFileSync(fileIn(folder), 'utf8')))
  } catch {
    return null // Cut short, or not ours.
  }
}

/** One line says the commit, those about the branch follow, and each file that differs has one. */
function stateOf(folder: string) {
  const lines = git(['status', '--porcelain=v2', '--branch'], folder).split('\n')
  const commit = lines.find((line) => line.startsWith(ofCommit))?.slice(ofCommit.length)
  return { commit, isClean: lines.every((line) => line.startsWith('# ')) }
}

const ofCommit = '# branch.oid '
