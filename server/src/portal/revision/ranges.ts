import { neededRange, Problem, type Artifact } from '@atrium/shared-utility/contract'
import semver from 'semver'

/** Names every parcel that was built for other shared versions: the releasing operator has to ask all teams. */
export function refuseBrokenRanges(parts: readonly Artifact[], modules: readonly Artifact[]) {
  const versions = modules.find(({ kind }) => kind === 'shared')?.dependencies ?? {}
  const broken = parts.flatMap(({ slug, needs = {} }) =>
    Object.entries(needs).flatMap(([name, range]) => {
      const version = versionOf(name, versions)
      const isMet =
        version !== undefined && semver.satisfies(version, neededRange(name, range), { includePrerelease: true })
      return isMet ? [] : [`${slug} (${name} ${range}, ${version ?? '–'})`]
    }),
  )
  if (broken.length > 0) throw new Problem('releaseRangeBroken', { parcels: broken.join(', ') })
}

/** The version of any part of a package that is shared in parts: `@mui/material` is there as `@mui/material/styles`. */
function versionOf(name: string, versions: Record<string, string>) {
  const found = Object.entries(versions).find(([specifier]) => packageOf(specifier) === name)
  return Object.hasOwn(versions, name) ? versions[name] : found?.[1]
}

/**
 * The package of a specifier, as the gate has it: modules for the first drawing are cut out under names of their own.
 */
function packageOf(specifier: string) {
  if (specifier === '@atrium/base/mui') return '@mui/material'
  const parts = specifier.split('/')
  const name = parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/')
  return name === '@atrium/base' ? '@atrium/shared-utility' : name
}
