import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'

/** The folder of the repository; every other path is relative to it. */
export const repository = resolve(import.meta.dirname, '../..')

/** Below the repository. A first part that is a whole path of its own leads where it says: a parcel may be anywhere. */
export function inRepository(...parts: string[]) {
  return resolve(repository, ...parts)
}

/** Slugs of the parcels: every folder below microfrontends that has a parcel.json and no leading underscore. */
export function parcelSlugs() {
  return globSync('microfrontends/*/parcel.json', { cwd: repository })
    .map((path) => basename(dirname(path)))
    .filter((slug) => !slug.startsWith('_'))
    .sort()
}

/** Version of an installed package, or of one of ours. */
export function packageVersion(folder: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(inRepository(folder, 'package.json'), 'utf8'))
  return version
}
