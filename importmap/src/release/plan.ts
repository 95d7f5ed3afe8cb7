import type { Artifact, CallOutput, SharedSet } from '@atrium/shared-utility/contract'
import { isForTwo } from '@atrium/shared-utility/contract/gate'
import { BuildRefused } from '../build-refused.ts'
import { digestOf, named, packageOf, type Part } from './built.ts'

type There = CallOutput<'getPlatformParts'>['parts']
export type Plan = {
  /** Parcels that are in force as soon as they are released. */
  release: Part[]
  /**
   * The parts that another operator decides about: what runs where people sign in, and the parcels that need what comes
   * with it.
   */
  propose: Part[]
  /** Parts of the portal that were not built here, by slug: a release takes nothing away. */
  gone: string[]
}

/** The parts that differ from the portal's, and which way each gets there. */
export function planOf(parts: readonly Part[], there: There, offered: SharedSet): Plan {
  const changed = parts.filter(({ manifest }) => !isThere(manifest, there))
  const shared = changed.find(({ manifest }) => manifest.kind === 'shared')?.manifest
  const isAnothers = (manifest: Artifact) =>
    isForTwo(manifest) || there.some(({ slug, needsTwo }) => slug === manifest.slug && needsTwo === true)
  const waits = ({ manifest }: Part) =>
    isAnothers(manifest) || (shared !== undefined && needsNew(manifest, shared, offered))
  const gone = there.filter(({ slug, isOwn }) => isOwn && !parts.some(({ manifest }) => manifest.slug === slug))
  return {
    release: changed.filter((part) => !waits(part)),
    propose: changed.filter(waits),
    gone: gone.map(({ slug }) => slug),
  }
}

/**
 * Throws BuildRefused for all that no portal would take at once: a version is said once, so other content needs another
 * one; and what a team has released under a slug stays theirs. Packages that are about to get a version have another one then.
 */
export function refuseTaken(changed: readonly Part[], there: There, soon: readonly string[] = []) {
  const reasons = changed.flatMap(({ manifest }) => {
    const known = there.find(({ slug }) => slug === manifest.slug)
    if (known?.isOwn === false) return foreign(manifest)
    return known?.version === manifest.version && !soon.includes(packageOf(manifest)) ? sameVersion(manifest) : []
  })
  if (reasons.length > 0) throw new BuildRefused('portal', reasons.join('\n'))
}

/** The advice where the content of a part differs from what the portal knows under its version. */
export function sameVersion(manifest: Artifact) {
  const force = `npm run release -- --force-publish=${packageOf(manifest)} --portal …`
  return `${named(manifest)} is there with other content: that needs another version. Commit what changed and release again; where nothing was committed in its package (another lockfile, another builder), give it one: ${force}`
}

function foreign({ slug }: Artifact) {
  return `${slug} is a parcel of a team there, and stays theirs. Give the folder of ours another name.`
}

/** Also under another number: no operator is asked, and no open page moves, for a number. */
function isThere(manifest: Artifact, there: There) {
  const known = there.find(({ slug }) => slug === manifest.slug)
  return known !== undefined && digestOf({ ...manifest, version: known.version }) === known.digest
}

/** True where it asks the shared set for what only the coming one offers. */
function needsNew({ imports, uses = {} }: Artifact, coming: Artifact, { exports, versions }: SharedSet) {
  const isNewName = (from: string) => Object.hasOwn(coming.entries, from) && !Object.hasOwn(versions, from)
  const isNewExport = ([from, names]: [string, string[]]) =>
    Object.hasOwn(coming.entries, from) && names.some((name) => name !== '*' && exports[from]?.includes(name) !== true)
  return Object.values(imports).flat().some(isNewName) || Object.entries(uses).some(isNewExport)
}
