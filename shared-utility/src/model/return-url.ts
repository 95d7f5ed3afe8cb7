import { bindPath, entrancePaths } from './host.ts'
import { defaultHomeLink, loginPaths, maintenancePaths } from './landing.ts'
import { stripSpace } from './space-path.ts'

type ReturnRule = {
  /** The portal's own origin, `https://portal.example`. */
  origin: string
  /** `/space-{id}` in front of the fallback, or nothing. */
  base?: string
  /** Where to go instead of a refused address. Default `/user/workbench`. */
  home?: string
}

const maxLength = 2048
/** Pages that only send people on: coming back to them goes in circles. */
const loops = [
  ...loginPaths,
  ...maintenancePaths,
  ...entrancePaths,
  bindPath,
  '/home/register',
  '/sign/register',
  '/loginMiddle',
]
/** The server's calls and files: not pages. */
const notPages = new Set([
  'api',
  'api2',
  'sapi',
  'napi',
  'service_org',
  'assets',
  'livez',
  'readyz',
  'metrics',
  'openapi.json',
])

/**
 * The page to return to, as path with query and hash; the home link when the address leaves the portal or would
 * go in circles. Every address that arrives in `url`, `thirdBindUrl` or `/loginMiddle` goes through here.
 */
export function safeReturn(url: string | null | undefined, { origin, base = '', home = defaultHomeLink }: ReturnRule) {
  return pageWithin(url, origin) ?? base + home
}

/** After signing in: the page that the person came for, else where the server has them land, else home. */
export function landingAfter(asked: string | null | undefined, landing: string | null | undefined, rule: ReturnRule) {
  return safeReturn(asked, { origin: rule.origin, home: safeReturn(landing, rule) })
}

function pageWithin(url: string | null | undefined, origin: string) {
  if (!url || url.length > maxLength || !isPlain(url)) return null
  if (!startsInside(url, origin) || !URL.canParse(url, origin)) return null
  const target = new URL(url, origin)
  if (target.origin !== origin || target.pathname.includes('//') || !isPage(target.pathname)) return null
  return target.pathname + target.search + target.hash
}

/** No backslash, blank or control character: browsers drop or turn some of them before they look at the address. */
function isPlain(url: string) {
  return !/[\\\s\p{Cc}]/u.test(url)
}

/** `https:evil` and `//evil` are read differently with and without a base, so only these two beginnings pass. */
function startsInside(url: string, origin: string) {
  return /^\/(?!\/)/.test(url) || url.startsWith(`${origin}/`)
}

function isPage(pathname: string) {
  const path = decoded(stripSpace(pathname))
  if (path === null || !isPlain(path) || path.includes('//')) return false
  const first = path.split('/')[1] ?? ''
  return !notPages.has(first) && !loops.some((loop) => path === loop || path.startsWith(`${loop}/`))
}

function decoded(path: string) {
  try {
    return decodeURIComponent(path)
  } catch {
    // A broken escape is no page of ours; the caller goes home instead.
    return null
  }
}
