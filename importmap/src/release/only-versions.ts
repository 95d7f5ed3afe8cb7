import path from 'node:path'
import { BuildRefused } from '../build-refused.ts'
import { git } from './git.ts'
import { ours } from './tidy-versions.ts'

const written = ['package.json', 'CHANGELOG.md'].map(ours)

/** Whether all that differs between two commits is what a release writes: changelogs, and versions of our packages. */
export function differsOnlyInVersions(from: string, to: string, folder: string) {
  const textOf = (commit: string, file: string) => git(['show', `${commit}:${file}`], folder)
  try {
    const changed = git(['diff', '--name-only', '--no-renames', from, to], folder).split('\n').filter(Boolean)
    return changed.every(
      (file) => isWritten(file) && (isChangelog(file) || masked(textOf(from, file)) === masked(textOf(to, file))),
    )
  } catch (error) {
    // A commit or a file that only one of them has.
    if (error instanceof BuildRefused) return false
    throw error
  }
}

function isWritten(file: string) {
  return file === 'package-lock.json' || written.some((pattern) => path.matchesGlob(file, pattern))
}

function isChangelog(file: string) {
  return path.basename(file) === 'CHANGELOG.md'
}

/** A manifest begins with its name and version; the lockfile has them of each workspace. */
function masked(text: string) {
  return text.replaceAll(/("name": "@atrium\/[\w-]+",\s*"version": )"[^"]*"/g, '$1""')
}
