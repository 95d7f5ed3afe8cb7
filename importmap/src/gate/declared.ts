import type { GateFinding } from '@atrium/shared-utility/contract'
import { refused, type Candidate, type Rules } from './candidate.ts'

const lifecycles = ['bootstrap', 'mount', 'unmount']

/** It is the parcel that it may be, and has pages at its own paths only. */
export function declaredFindings({ manifest }: Candidate, { name, paths }: Rules): GateFinding[] {
  const { kind, declaration, entries, exports } = manifest
  if (kind !== 'parcel' || declaration === undefined) return [refused('kindWrong', { kind })]
  const exported = exports[name] ?? []
  const absent = lifecycles.filter((lifecycle) => !exported.includes(lifecycle))
  return [
    ...(declaration.name === name ? [] : [refused('nameWrong', { name: declaration.name, expected: name })]),
    ...(entries[name] === undefined ? [refused('entryMissing', { name })] : []),
    ...(absent.length === 0 ? [] : [refused('lifecycleMissing', { names: absent.join(', ') })]),
    ...routeFindings(
      declaration.routes.map(({ path }) => path),
      paths,
    ),
  ]
}

function routeFindings(routes: readonly string[], allowed: readonly string[]) {
  const isInside = (path: string) => allowed.some((above) => path === above || path.startsWith(`${above}/`))
  const twice = new Set(routes.filter((path, index) => routes.indexOf(path) !== index))
  return [
    ...routes
      .filter((path) => !isInside(path))
      .map((path) => refused('routeOutside', { path, allowed: allowed.join(', ') })),
    ...[...twice].map((path) => refused('routeTwice', { path })),
  ]
}
