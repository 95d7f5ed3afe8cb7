import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { inRepository, repository } from '../repository.ts'

/**
 * `lerna version` runs this between writing and committing. Our packages are built from what lies beside them, so they
 * go on asking for each other in any version; and a changelog begins with a sentence that is true of ours.
 */
export async function tidyVersions() {
  rewrite(ours('package.json'), withAnyVersionOfOurs)
  rewrite(ours('CHANGELOG.md'), withOurHeading)
  return 0
}

/** This file of each package that has versions. */
export function ours(file: string) {
  return `{shared-utility,importmap,root-config,server,microfrontends/*}/${file}`
}

export function withAnyVersionOfOurs(manifest: string) {
  return manifest.replaceAll(/("@atrium\/[\w-]+": )"\^[\d.]+"/g, '$1"*"')
}

const heading = '# Changes\n\nWritten by `npm run release` from the history: docs/versions.md.\n\n'

export function withOurHeading(changelog: string) {
  const entries = changelog.slice(changelog.search(/^## /m)).replace(heading, '')
  return heading + entries.replaceAll(/\n{3,}/g, '\n\n')
}

function rewrite(pattern: string, change: (text: string) => string) {
  for (const file of globSync(pattern, { cwd: repository }))
    writeFileSync(inRepository(file), change(readFileSync(inRepository(file), 'utf8')))
}
