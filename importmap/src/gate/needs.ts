import type { GateFinding } from '@atrium/shared-utility/contract'
import { neededRange } from '@atrium/shared-utility/contract/gate'
import semver from 'semver'
import { noted, refused, type Candidate, type Rules } from './candidate.ts'

/** Each shared package that is imported has a range, and what the portal has is within it. */
export function needFindings({ manifest }: Candidate, { shared }: Rules): GateFinding[] {
  const needs = manifest.needs ?? {}
  const names = Object.values(manifest.imports).flat()
  const imported = new Set(names.filter((name) => Object.hasOwn(shared.exports, name)).map(packageOf))
  const missing = [...imported].filter((name) => !Object.hasOwn(needs, name))
  return [
    ...missing.toSorted().map((name) => refused('needMissing', { name })),
    ...Object.entries(needs).flatMap(([name, range]) => rangeFindings(name, range, shared.versions)),
    ...leavingFindings(manifest.uses ?? {}, shared.leaving ?? {}),
  ]
}

/** A finding one release ahead: nothing is refused for it yet. */
function leavingFindings(
  uses: Readonly<Record<string, readonly string[]>>,
  leaving: NonNullable<Rules['shared']['leaving']>,
) {
  return Object.entries(leaving).flatMap(([from, names]) => {
    const used = Object.hasOwn(uses, from) ? (uses[from] ?? []) : []
    const gone = Object.entries(names).filter(([name]) => used.includes(name))
    return gone.map(([name, instead]) => noted('nameLeaves', { from, name, instead }))
  })
}

function rangeFindings(name: string, range: string, versions: Rules['shared']['versions']) {
  if (semver.validRange(range) === null) return [refused('rangeWrong', { name, range })]
  const version = versionOf(name, versions)
  if (version !== undefined && semver.satisfies(version, neededRange(name, range), { includePrerelease: true }))
    return []
  return [refused('rangeUnsatisfied', { name, range, version: version ?? '–' })]
}

/** That of the package itself, or of any of its modules. */
function versionOf(name: string, versions: Rules['shared']['versions']) {
  return (
    (Object.hasOwn(versions, name) ? versions[name] : undefined) ??
    Object.entries(versions).find(([specifier]) => packageOf(specifier) === name)?.[1]
  )
}

/** What is drawn with first is cut out of shared-utility under names of its own. */
export function packageOf(specifier: string) {
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
  if (specifier === '@atrium/base/mui') return '@mui/material'
  return name === '@atrium/base' ? '@atrium/shared-utility' : name
}
