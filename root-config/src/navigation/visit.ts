import { matchRoute, spaceOf, stripSpace, type CompiledRoutes, type RouteMatch } from '@atrium/shared-utility/model'

/** One address of the portal, taken apart once; guards, activity functions and frames all read this. */
export type Visit = {
  /** Path, query and hash. */
  url: string
  /** The path with its space prefix. */
  pathname: string
  /** The path without it. */
  path: string
  search: string
  /** With its #, or ''. */
  hash: string
  space: string | null
  match: RouteMatch | null
}

/** Takes an address of this origin apart. `url` may be relative to the page. */
export function visitOf(url: string, routes: CompiledRoutes): Visit {
  const { pathname, search, hash } = new URL(url, window.location.href)
  return {
    url: pathname + search + hash,
    pathname,
    path: trimmed(stripSpace(pathname)),
    search,
    hash,
    space: spaceOf(pathname),
    match: matchRoute(routes, pathname),
  }
}

function trimmed(path: string) {
  return path.replace(/\/+$/, '') || '/'
}
