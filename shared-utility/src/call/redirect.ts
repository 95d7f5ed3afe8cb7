import queryString from 'query-string'
import { bindPath, entrancePaths } from '../model/host.ts'
import { twoStepPath } from '../model/landing.ts'
import { spaceOf, stripSpace, withSpace } from '../model/space-path.ts'
import { forgetSession, isBarredPage, signedIn } from '../page/session-atom.ts'
import { callHooks } from './hooks.ts'
import { currentPage, loginUrl, maintenanceUrl } from './page-urls.ts'
import { withoutToken } from './security-token.ts'
import type { Call, CallName } from '../contract/index.ts'
import type { Problem } from '../contract/problem/problems.ts'
import type { CallOptions } from './call-options.ts'

type Kind = 'login' | 'maintenance' | 'twoStep'
const underway = new Set<Kind>()

/** Specification 8: 401 and 503 move the person, once for a whole burst, unless the request opts out. */
export function redirectOn(status: number, name: CallName, options: CallOptions) {
  if (status === 401 && !isHeld()) endSession(options)
  if (status === 503 && !options.skipMaintenanceRedirect && name !== 'getAppStatus')
    void go('maintenance', maintenanceUrl())
}

/** Whether a session that is over is to be renewed in place, because its person would lose what they have not saved. */
export function mayRenew(status: number, { skipAuthRedirect }: CallOptions) {
  return status === 401 && !skipAuthRedirect && isHeld()
}

function isHeld() {
  return signedIn() && callHooks().hasUnsaved()
}

/**
 * The session is over: the person goes to the sign-in page. A request that opts out forgets nothing, either: a page that has
 * forgotten its person is led there by no one.
 */
export function endSession({ skipAuthRedirect }: CallOptions) {
  if (skipAuthRedirect) return
  forgetSession('')
  void go('login', loginUrl())
}

/** A session that has to be verified first goes to do so, and comes back: the policy may have changed meanwhile. */
export function redirectOnProblem({ code }: Problem, options: CallOptions) {
  if (code === 'twoStepRequired' && !options.skipAuthRedirect) void go('twoStep', twoStepUrl(currentPage()))
}

/**
 * The enterprise of the page lets its person in no longer: loaded anew, the page leads on to where they can work. Once
 * only, and not while something is unsaved. The page does the same for an operator whose acting as a person is over. A
 * call that refuses so by itself speaks of another enterprise.
 */
export function leaveOnProblem({ code }: Problem, { problems = [] }: Call, { skipAuthRedirect }: CallOptions) {
  if (!barringCodes.test(code) || problems.includes(code) || skipAuthRedirect) return
  if (!isHeld() && !isBarredPage()) callHooks().reload()
}

// A pattern is shorter than the list of the codes, which every first page would carry.
const barringCodes = /^(?:membership(?:Suspended|Ended)|space(?:Suspended|Closing|Expired)|actingOver)$/

function twoStepUrl(back: string) {
  return queryString.stringifyUrl({ url: withSpace(twoStepPath, spaceOf(back)), query: { url: withoutToken(back) } })
}

async function go(kind: Kind, url: string) {
  if (underway.has(kind) || isOn(kind)) return
  underway.add(kind)
  try {
    await callHooks().navigate(url)
  } finally {
    underway.delete(kind)
  }
}

/** True on the page of this kind, the mini program's own or the portal's: the shell's guards may have chosen either. */
function isOn(kind: Kind) {
  const { login, maintenance, miniLogin, miniMaintenance } = callHooks().pages
  const here = stripSpace(callHooks().location().pathname).replace(/\/$/, '')
  const places = {
    login: [login, miniLogin, bindPath, ...entrancePaths],
    maintenance: [maintenance, miniMaintenance],
    twoStep: [twoStepPath],
  }
  return places[kind].includes(here)
}
