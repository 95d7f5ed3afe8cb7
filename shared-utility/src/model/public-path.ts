import { stripSpace } from './space-path.ts'

/** Specification 2: the pages that skip the sign-in check whatever the route table says. */
const publicPaths: ReadonlySet<string> = new Set([
  '/',
  '/nonAuthority',
  '/home/login',
  '/home/register',
  '/loginMiddle',
])
const appDetail = /^\/(?:m\/)?appDetail\/[^/]+$/

/** True when the path needs no sign-in by the specification's own list; a route may also be `public` by itself. */
export function isPublicPath(pathname: string) {
  const path = stripSpace(pathname).replace(/\/+$/, '') || '/'
  return publicPaths.has(path) || appDetail.test(path)
}
