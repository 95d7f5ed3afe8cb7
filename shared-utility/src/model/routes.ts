import { spaceOf, stripSpace } from './space-path.ts'
import type { RouteEntry } from '../contract/portal/base-config.ts'

export type RouteMatch = {
  entry: RouteEntry
  /** Values of the `:name` segments, decoded. */
  params: Record<string, string>
  /** The enterprise id of the `/space-{id}` prefix, or null. */
  space: string | null
}

/** A tree of path segments, made once from a route table by `compileRoutes`. */
export type CompiledRoutes = Branch

type Leaf = { entry: RouteEntry; names: string[] }
type Branch = { fixed: Map<string, Branch>; any?: Branch; exact?: Leaf; open?: Leaf }
type LeafMatch = { leaf: Leaf; values: readonly string[] }

/** Prepares a route table for `matchRoute`. The later one of two entries with the same path wins. */
export function compileRoutes(routes: readonly RouteEntry[]): CompiledRoutes {
  const root = branch()
  for (const entry of routes) plant(root, entry)
  return root
}

/**
 * The entry for a path, or null. `/space-{id}` is stripped once. The most specific wins, segment by segment
 * from the left: a fixed segment before a `:name`, a `:name` before an open entry above.
 */
export function matchRoute(routes: CompiledRoutes, pathname: string): RouteMatch | null {
  const segments = decodedSegments(stripSpace(pathname))
  const found = segments && find(routes, segments, [])
  if (!found) return null
  const params = Object.fromEntries(found.leaf.names.map((name, index) => [name, found.values[index] ?? '']))
  return { entry: found.leaf.entry, params, space: spaceOf(pathname) }
}

function plant(root: Branch, entry: RouteEntry) {
  const names: string[] = []
  let at = root
  for (const segment of segmentsOf(entry.path)) {
    if (segment.startsWith(':')) {
      names.push(segment.slice(1))
      at = at.any ??= branch()
    } else {
      at = child(at, segment)
    }
  }
  at.exact = { entry, names }
  // A closed entry takes its own path alone, so it must not hide an open one of the same path from the paths below.
  if (entry.open) at.open = { entry, names }
}

function find(at: Branch, segments: readonly string[], values: readonly string[]): LeafMatch | null {
  const [head, ...rest] = segments
  if (head === undefined) return at.exact ? { leaf: at.exact, values } : null
  const fixed = at.fixed.get(head)
  const deeper = (fixed && find(fixed, rest, values)) ?? (at.any && find(at.any, rest, [...values, head]))
  return deeper ?? (at.open ? { leaf: at.open, values } : null)
}

function child(at: Branch, segment: string) {
  const known = at.fixed.get(segment) ?? branch()
  at.fixed.set(segment, known)
  return known
}

function branch(): Branch {
  return { fixed: new Map() }
}

function segmentsOf(path: string) {
  return path.split('/').filter(Boolean)
}

function decodedSegments(path: string) {
  try {
    return segmentsOf(path).map(decodeURIComponent)
  } catch {
    // A broken escape is no page of ours: it matches nothing rather than failing the navigation.
    return null
  }
}
