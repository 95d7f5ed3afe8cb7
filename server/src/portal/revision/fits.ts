import { Problem, type Artifact } from '@atrium/shared-utility/contract'
import { isForTwo } from '@atrium/shared-utility/contract/gate'
import { refuseBrokenRanges } from './ranges.ts'

type Whole = { artifacts: readonly Artifact[]; changed: readonly string[] }

/**
 * Refuses what the portal cannot be made of: two parts that have one name or one page, a parcel without its beginning,
 * imported names that no part exports, and shared packages in versions that parcels were not built for. It checks the
 * parts that change, and all of them where more than parcels change.
 */
export function refuseMisfit({ artifacts, changed }: Whole) {
  const isChanged = ({ slug }: Artifact) => changed.includes(slug)
  const onlyParcels = artifacts.filter(isChanged).every(({ kind }) => kind === 'parcel')
  const modules = artifacts.filter(({ kind }) => kind !== 'boot')
  const looked = onlyParcels ? artifacts.filter(isChanged) : modules
  refuseBrokenRanges(looked, modules)
  for (const part of looked) {
    refuseWithoutEntry(part)
    const others = modules.filter(({ slug }) => slug !== part.slug)
    refuseTakenName(part, others)
    refuseTakenRoute(part, others)
    // A part that two operators must approve uses no part that one person alone changes.
    refuseMissingName(part, isForTwo(part) ? modules.filter(isForTwo) : modules)
  }
}

function refuseWithoutEntry({ slug, declaration, entries }: Artifact) {
  if (declaration !== undefined && !Object.hasOwn(entries, declaration.name))
    throw new Problem('releaseNameMissing', { slug, from: 'entries', name: declaration.name })
}

function refuseTakenName({ slug, entries }: Artifact, others: readonly Artifact[]) {
  for (const name of Object.keys(entries)) {
    const other = others.find((one) => Object.hasOwn(one.entries, name))
    if (other !== undefined) throw new Problem('releaseNameTaken', { slug, name, other: other.slug })
  }
}

function refuseTakenRoute(part: Artifact, others: readonly Artifact[]) {
  const taken = new Map(others.flatMap((one) => routesOf(one).map(({ path }) => [shapeOf(path), one.slug] as const)))
  for (const { path } of routesOf(part)) {
    const other = taken.get(shapeOf(path))
    if (other !== undefined) throw new Problem('releaseRouteTaken', { slug: part.slug, path, other })
  }
}

/** A missing name would fail in the browser, in front of people. */
function refuseMissingName({ slug, imports, uses = {} }: Artifact, modules: readonly Artifact[]) {
  const imported = Object.values(imports).flat()
  const missing = imported.find((name) => !name.startsWith('./') && offererOf(name, modules) === undefined)
  if (missing !== undefined) throw new Problem('releaseNameMissing', { slug, from: 'importmap', name: missing })
  for (const [from, names] of Object.entries(uses)) {
    const offered = offererOf(from, modules)?.exports[from] ?? []
    const name = names.find((one) => one !== '*' && !offered.includes(one))
    if (name !== undefined) throw new Problem('releaseNameMissing', { slug, from, name })
  }
}

function offererOf(name: string, modules: readonly Artifact[]) {
  return modules.find(({ entries }) => Object.hasOwn(entries, name))
}

function routesOf({ declaration }: Artifact) {
  return declaration?.routes ?? []
}

/** The address has the same shape, whatever stands in the place of `:name`, and however many slashes are between. */
function shapeOf(path: string) {
  const segments = path.split('/').filter(Boolean)
  return segments.map((segment) => (segment.startsWith(':') ? ':' : segment)).join('/')
}
