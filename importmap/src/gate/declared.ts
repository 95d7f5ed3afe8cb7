import type { GateFinding } from '@atrium/shared-utility/contract'
import { knownPolicies, parcelVersion } from '@atrium/shared-utility/contract/gate'
import { refused, type Candidate, type Rules } from './candidate.ts'

const lifecycles = ['bootstrap', 'mount', 'unmount']

/** It is the parcel that it may be, and has pages at its own paths only. */
export function declaredFindings({ manifest }: Candidate, { name, paths }: Rules): GateFinding[] {
  const { kind, slug, version, declaration, exports } = manifest
  if (kind !== 'parcel' || declaration === undefined) return [refused('kindWrong', { kind })]
  const exported = exports[name] ?? []
  const absent = lifecycles.filter((lifecycle) => !exported.includes(lifecycle))
  return [
    ...(declaration.name === name ? [] : [refused('nameWrong', { name: declaration.name, expected: name })]),
    ...(name.endsWith(`/${slug}`) ? [] : [refused('slugWrong', { slug, name })]),
    ...(parcelVersion.test(version) ? [] : [refused('versionOdd', { version })]),
    ...(hasEntry(manifest, name) ? [] : [refused('entryMissing', { name })]),
    ...foreignFindings(manifest, name),
    ...policyFindings(declaration.trustedTypes ?? []),
    ...(absent.length === 0 ? [] : [refused('lifecycleMissing', { names: absent.join(', ') })]),
    ...routeFindings(
      declaration.routes.map(({ path }) => path),
      paths,
    ),
  ]
}

function hasEntry({ entries, files }: Candidate['manifest'], name: string) {
  const file = Object.hasOwn(entries, name) ? entries[name] : undefined
  return file !== undefined && file.endsWith('.js') && Object.hasOwn(files, file)
}

/** A name of the import map has an owner: a parcel that takes another's name takes its place for everyone. */
function foreignFindings(manifest: Candidate['manifest'], name: string) {
  const names = new Set([...Object.keys(manifest.entries), ...Object.keys(manifest.exports)])
  names.delete(name)
  const fields = (['dependencies', 'carries'] as const).filter((field) => manifest[field] !== undefined)
  return [
    ...(names.size === 0 ? [] : [refused('foreignNames', { name, names: [...names].join(', ') })]),
    ...fields.map((field) => refused('foreignField', { field })),
  ]
}

/** A policy of another name could make a script of any text. */
function policyFindings(declared: readonly string[]) {
  const known = Object.entries(knownPolicies).map(([name, whose]) => `${name} (${whose})`)
  return declared
    .filter((name) => !Object.hasOwn(knownPolicies, name))
    .map((name) => refused('policyForeign', { name, known: known.join(', ') }))
}

function routeFindings(routes: readonly string[], allowed: readonly string[]) {
  const isInside = (path: string) => allowed.some((above) => path === above || path.startsWith(`${above}/`))
  // Two paths that differ in the names of their parts take the same addresses.
  const shapes = routes.map((path) => path.replaceAll(/:[^/]+/g, ':'))
  const twice = new Set(routes.filter((_path, index) => shapes.indexOf(shapes[index] ?? '') !== index))
  return [
    ...routes
      .filter((path) => !isInside(path))
      .map((path) => refused('routeOutside', { path, allowed: allowed.join(', ') })),
    ...[...twice].map((path) => refused('routeTwice', { path })),
  ]
}
