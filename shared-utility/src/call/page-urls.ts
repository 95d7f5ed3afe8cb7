import { withQuery } from '../model/address.ts'
import { detectHost, entranceOf, type Host } from '../model/host.ts'
import { spaceOf, stripSpace, withSpace } from '../model/space-path.ts'
import { callHooks } from './hooks.ts'
import { withoutToken } from './security-token.ts'

/**
 * The sign-in page, in a messenger that messenger's own, of the enterprise when the page is in one, carrying the page to return to in `url`;
 * by default the current path and query.
 */
export function loginUrl(back: string = currentPage(), host: Host = currentHost()) {
  const { login, miniLogin } = callHooks().pages
  const page = host.miniProgram ? miniLogin : (entranceOf(host) ?? login)
  const url = withoutToken(back)
  return withQuery(withSpace(page, spaceOf(back)), 'url', stripSpace(url) === '/' ? undefined : url)
}

/** The maintenance page; a mini program has its own. */
export function maintenanceUrl(host: Host = currentHost()) {
  const { maintenance, miniMaintenance } = callHooks().pages
  return host.miniProgram ? miniMaintenance : maintenance
}

/** The program that shows this page: a messenger, a mini program, a browser. */
export function currentHost() {
  return detectHost(callHooks().agent(), window)
}

/** Path and query of the page that is shown. */
export function currentPage() {
  const { pathname, search } = callHooks().location()
  return pathname + search
}

declare global {
  interface Window {
    /** Written by WeChat and WeCom. */
    __wxjs_environment?: unknown
  }
}
