import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { canonicalJson, portalParts, type Artifact } from '@atrium/shared-utility/contract'
import { Misuse } from '../tool/misuse.ts'

/** A part as it was built: its manifest, and the folder that has its files. */
export type Part = { manifest: Artifact; folder: string }

/** The parts that were built in a copy of the repository. Throws Misuse where there is nothing to release. */
export function readBuilt(repositoryFolder: string): Part[] {
  const file = path.join(repositoryFolder, 'importmap/dist/portal.json')
  if (!existsSync(file)) throw new Misuse(`There is no ${file}. "npm run build" makes it.`)
  const read = portalParts.safeParse(parsed(readFileSync(file, 'utf8')))
  if (!read.success)
    throw new Misuse(`${file} was made by another release of this tool. "npm run build" makes it anew.`)
  const { mode, parts } = read.data
  if (mode !== 'production')
    throw new Misuse(`${file} is a build for development. "npm run build" makes one to release.`)
  return parts.map(({ artifact, folder }) => ({ manifest: artifact, folder: path.join(repositoryFolder, folder) }))
}

/** Null where it is cut short. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The hash by which the portal names the content of a version. */
export function digestOf(manifest: Artifact) {
  return createHash('sha256').update(canonicalJson(manifest)).digest('hex')
}

export function named({ slug, version }: Pick<Artifact, 'slug' | 'version'>) {
  return `${slug} ${version}`
}

/** The package that the versions of a part come from. */
export function packageOf({ kind, declaration, slug }: Artifact) {
  switch (kind) {
    case 'shared':
      return '@atrium/shared-utility'
    case 'boot':
      return '@atrium/importmap'
    case 'shell':
      return '@atrium/root-config'
    case 'parcel':
      return declaration?.name ?? slug
  }
}
