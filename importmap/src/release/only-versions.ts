import path from 'node:path'
import { BuildRefused } from '../build-refused.ts'
import { git } from './git.ts'
import { ours } from './tidy-versions.ts'

const manifests = ['package-lock.json', ours('package.json')]
const changelogs = ours('CHANGELOG.md')
const ofVersion = /^[+-]\s*"version": "[^"]*",?$/

/** Whether all that was committed since is what a release writes: changelogs, and versions of our packages. */
export function differsOnlyInVersions(since: string, folder: string) {
  // A package of others would change more than its version in the lockfile.
  return changesSince(since, folder).every(
    ({ file, lines }) =>
      path.matchesGlob(file, changelogs) ||
      (manifests.some((pattern) => path.matchesGlob(file, pattern)) && lines.every((line) => ofVersion.test(line))),
  )
}

function changesSince(since: string, folder: string) {
  try {
    const how = ['--unified=0', '--no-renames', '--no-ext-diff', '--no-color', '--src-prefix=a/', '--dst-prefix=b/']
    const [, ...files] = `\n${git(['diff', ...how, since, 'HEAD'], folder)}`.split(/^diff --git a\/.* b\//m)
    return files.map((text) => {
      const [file = '', ...rest] = text.split('\n')
      return { file, lines: rest.filter((line) => /^[+-](?!\+\+ |-- )/.test(line)) }
    })
  } catch (error) {
    // That commit is unknown here.
    if (error instanceof BuildRefused) return [{ file: '', lines: [] }]
    throw error
  }
}
