import { loginUrl, maintenanceUrl, readCookie, twoStepGate } from '@atrium/shared-utility'
import {
  enterprisesPath,
  entrancePaths,
  homePath,
  isPublicPath,
  joinPath,
  landing,
  loginPaths,
  maintenancePaths,
  passwordPath,
  registerPath,
  safeReturn,
  twoStepPath,
  withSpace,
  type Host,
} from '@atrium/shared-utility/model'
import {
  type BaseConfig,
  type Lang,
  type LoginStatus,
  type RouteEntry,
  type TwoStepState,
  UserType,
  isPlatformStaff,
} from '@atrium/shared-utility/contract'
import type { Visit } from './visit.ts'

export type Facts = {
  session: LoginStatus
  /** False when it is unknown which person opened this public page: `session` is then an anonymous one for now. */
  isSessionKnown: boolean
  /** Null when it could not be fetched: treated as empty (specification 4). The server enforces it in any case. */
  twoStep: TwoStepState | null
  edition: BaseConfig['edition']
  origin: string
  /** The enterprise whose prefix the page had when the session was read. */
  sessionSpace: string | null
  /** What the page is drawn in. */
  lang: Lang
  /** The program around the page: mini programs have sign-in and maintenance pages of their own. */
  host: Host
}

export type Decision =
  | { do: 'commit'; remind?: string }
  | { do: 'redirect'; url: string }
  /**
   * The page has to be loaded anew: its session belongs to another enterprise or is not known, or its person reads
   * another language.
   */
  | { do: 'load' }

/**
 * Decides about a visit before the address changes, in this order: redirects of the route table, maintenance, pages
 * open to this person, session, enterprise and language, initial password, work of no enterprise, two-step
 * verification.
 */
export function decide(visit: Visit, facts: Facts): Decision {
  const { session } = facts
  if (visit.path === homePath) return decideHome(visit, facts)
  if (visit.match?.entry.redirect)
    return redirect(withSpace(visit.match.entry.redirect, visit.space) + visit.search + visit.hash)
  if (isHeldByMaintenance(visit, session)) return redirect(withReturn(maintenanceUrl(facts.host), visit))
  if (session.login && isSignInPage(visit)) return redirect(afterSignIn(visit, facts))
  if (isPublic(visit, session)) return { do: 'commit' }
  if (!facts.isSessionKnown) return { do: 'load' }
  // A secret stands behind its #, which is not sent to any server: in the query it would be.
  if (!session.login) return redirect(loginUrl(visit.path === '/user/override' ? visit.path : visit.url, facts.host))
  if (isOtherEnterprise(visit, facts) || isOtherLanguage(facts)) return { do: 'load' }
  if (session.mustChangePassword || visit.path === passwordPath) return decidePassword(visit, facts)
  if (isBarred(visit, session)) return redirect(withReturn(enterprisesPath, visit))
  if (visit.space === null && isWorkOfNone(visit.match?.entry, session)) return redirect(homeOf(facts))
  return decideTwoStep(visit, facts)
}

/**
 * Work that only an enterprise has, for a person who is in none: the server leads such people to theirs, or to joining
 * one.
 */
export function isWorkOfNone(entry: RouteEntry | undefined, { loginHomepage = '' }: LoginStatus) {
  return entry?.menu !== undefined && [joinPath, enterprisesPath].includes(loginHomepage)
}

/** The page of an enterprise that lets this person in no longer; without a prefix, what only an enterprise has. */
function isBarred({ space, match }: Visit, session: LoginStatus) {
  if (session.barredFrom === undefined) return false
  return space === null ? isWorkOfNone(match?.entry, session) : space === session.barredFrom
}

/** Everyone has a home of their own, so the table's redirect to the workbench is not for all. */
function decideHome({ url }: Visit, facts: Facts): Decision {
  if (!facts.isSessionKnown) return { do: 'load' }
  return redirect(facts.session.login ? homeOf(facts) : loginUrl(url, facts.host))
}

/** True when the two-step state can change what is decided, so that it is worth fetching. */
export function needsTwoStep(visit: Visit, session: LoginStatus) {
  if (!session.login || session.mustChangePassword) return false
  return visit.path !== twoStepPath && !isPublic(visit, session) && !isForeign(visit, session)
}

/** The server names the enterprise of the address as the person's own only when they may be in it. */
export function isForeign({ space }: Visit, { login, curEntId }: LoginStatus) {
  return login && space !== null && space !== curEntId
}

/** The server refuses everything else while an initial password is in use; afterwards this page has nothing to ask. */
function decidePassword(visit: Visit, facts: Facts): Decision {
  if (!facts.session.mustChangePassword) return redirect(afterSignIn(visit, facts))
  return visit.path === passwordPath ? { do: 'commit' } : redirect(withReturn(passwordPath, visit))
}

function decideTwoStep(visit: Visit, { session, twoStep }: Facts): Decision {
  const gate = twoStepGate({ setting: twoStep, path: visit.path, session })
  if (gate.do === 'verify') return redirect(withReturn(withSpace(twoStepPath, visit.space), visit))
  return gate.do === 'remind' ? { do: 'commit', remind: gate.date } : { do: 'commit' }
}

/**
 * True when the session has to be read anew for the enterprise of the address; once read there, it is final. Operators
 * are in an enterprise on its own addresses alone, and a person whom one lets in no longer may work in another without
 * a prefix.
 */
function isOtherEnterprise({ space }: Visit, { session, sessionSpace }: Facts) {
  const { user_type: type, barredFrom } = session
  if (space === null) return sessionSpace !== null && (type === UserType.operator || barredFrom !== undefined)
  return space !== session.curEntId && space !== sessionSpace
}

/**
 * Signing in sets the language of a person who has one; only then does the cookie change, which the next page is drawn
 * by.
 */
function isOtherLanguage({ session, lang }: Facts) {
  return session.lang !== lang && session.lang === readCookie('lang')
}

/** Operators keep working during an update, and may sign in: they are the ones who end it. */
function isHeldByMaintenance(visit: Visit, session: LoginStatus) {
  if (!session.isSysUpdating || session.user_type === UserType.operator) return false
  return !maintenancePaths.includes(visit.path) && !(isAdminSignIn(visit) && !session.login)
}

function isAdminSignIn({ path, search }: Visit) {
  return path === '/home/login' && new URLSearchParams(search).get('isadmin') === '1'
}

/** The specification's own list skips the sign-in check and nothing else; entrances of the route table skip all. */
function isPublic(visit: Visit, { login }: LoginStatus) {
  return isOpenToAll(visit) && !(login && isPublicPath(visit.pathname))
}

/** A page that needs no sign-in; some of them lead a signed-in person on. */
export function isOpenToAll({ pathname, match }: Visit) {
  return isPublicPath(pathname) || match?.entry.public === true
}

/** A messenger's page that has a code to exchange, or an account to bind, goes on with a signed-in person as well. */
function isSignInPage({ path, search }: Visit) {
  const hasErrand = ['code', 'authCode', 'bind'].some((name) => new URLSearchParams(search).has(name))
  return loginPaths.includes(path) || (entrancePaths.includes(path) && !hasErrand)
}

/** The page the person came for, else where their user type goes (specification 2). */
function afterSignIn({ path, search, hash }: Visit, { session, edition, origin }: Facts) {
  // The code of an invitation stands behind the #. A person with an account joins with it, if they work in enterprises.
  if (path === registerPath && !isPlatformStaff(session.user_type)) return joinPath + hash
  const home = homeOf({ session, edition })
  const wanted = new URLSearchParams(search).get('url')
  return wanted ? safeReturn(wanted, { origin, home }) : home
}

function homeOf({ session, edition }: Pick<Facts, 'session' | 'edition'>) {
  return session.loginHomepage || landing({ userType: session.user_type, edition, entId: session.curEntId })
}

function withReturn(path: string, { url }: Visit) {
  return `${path}?${new URLSearchParams({ url })}`
}

function redirect(url: string): Decision {
  return { do: 'redirect', url }
}
