import {
  atriumStore,
  baseConfigAtom,
  call,
  readCookie,
  sessionAtom,
  signedIn,
  startLanguage,
  startThemeMode,
  takeSecurityToken,
} from '@atrium/shared-utility'
import { isPlatformStaff, Problem, type BaseConfig, type SignedBaseConfig } from '@atrium/shared-utility/contract'
import { compileRoutes, maintenancePaths } from '@atrium/shared-utility/model'
import { focusHeading } from '../navigation/arrivals.ts'
import { isOpenToAll } from '../navigation/guards.ts'
import { currentSession } from '../navigation/page.ts'
import { visitOf } from '../navigation/visit.ts'
import { beginSession } from './begin-session.ts'
import { readBootDocument, type BootDocument } from './boot-document.ts'
import { decodeBaseConfig } from './decode-config.ts'
import type { Following } from '../follow/follow-portal.ts'
import { fetchAhead } from './fetch-ahead.ts'
import { obtainBaseConfig } from './obtain-config.ts'
import { openPortal } from './open-portal.ts'

/**
 * Starts the portal. Throws before anything is mounted, `configMissing` when the base configuration is missing, cut
 * short or wrongly signed; the page's loader then shows the page's own failure notice, which needs no module.
 */
export async function boot(page: Document) {
  const written = readBootDocument(page)
  const place = page.getElementById('atrium-root')
  if (!written || !place) throw new Problem('configMissing')
  hideSecurityToken()
  const config = await obtainBaseConfig(written)
  atriumStore.set(baseConfigAtom, config)
  startThemeMode()
  const language = beginLanguage(written)
  const session = beginSession(written.session, { place, isPublic: isPublicHere(config) })
  await Promise.all([session, language, window.atriumHost])
  await followAddress()
  const portal = await openPortal({ config, place, nonce: written.nonce, load: (url) => window.location.assign(url) })
  void fetchAhead(config, currentSession())
  const verify = (signed: SignedBaseConfig) => decodeBaseConfig(signed, written.publicKey)
  const isOfStranger = !signedIn()
  const follow = once(() => followAll({ portal, verify, isOfStranger }))
  const begin = () => void (signedIn() && follow())
  atriumStore.sub(sessionAtom, begin)
  begin()
}

/**
 * What happens elsewhere does not concern a person before they are signed in: until then nothing of it is even fetched.
 */
async function followAll(followed: Omit<Following, 'onNews'>) {
  const [{ followLive, onLive }, { followPortal, keepFocus, onceShown }] = await Promise.all([
    import('@atrium/shared-utility/live'),
    import('../layout/update/update-parts.ts'),
  ])
  followPortal({ ...followed, onNews: (handler) => onLive('portal', handler) })
  onceShown(followLive)
  keepFocus(focusHeading)
}

/** Does the work when it is first asked for, and again only where it failed. */
function once(work: () => Promise<void>) {
  let isDone = false
  return () => {
    if (isDone) return
    isDone = true
    work().catch((error: unknown) => {
      isDone = false
      console.error('What happens elsewhere is not heard', error) // eslint-disable-line no-console -- the page goes on
    })
  }
}

/** The token is kept in memory by the request layer; it must reach neither the history nor a referrer. */
function hideSecurityToken() {
  const address = takeSecurityToken()
  if (address === window.location.pathname + window.location.search) return
  window.history.replaceState(window.history.state, '', address + window.location.hash)
}

/** Whether this address shows the same to everyone. */
function isPublicHere({ routes }: BaseConfig) {
  const visit = visitOf(window.location.href, compileRoutes(routes))
  return isOpenToAll(visit) || maintenancePaths.includes(visit.path)
}

/**
 * A person who comes by the address of another of their enterprises goes to work there: the server, and the next
 * sign-in, must know. The prefix decides for each call in any case, so a failure stops nothing.
 */
async function followAddress() {
  const { login, curEntId, mustChangePassword, user_type: userType } = currentSession()
  const isStaff = isPlatformStaff(userType)
  // A viewer with a security token has no token to change anything with.
  const mayGo = login && !isStaff && !mustChangePassword && readCookie('csrf') !== null
  const isElsewhere = mayGo && curEntId && readCookie('entId') !== curEntId
  if (!isElsewhere) return
  try {
    await call('switchEnterprise', { entId: curEntId }, { skipAuthRedirect: true, skipMaintenanceRedirect: true })
  } catch (error) {
    console.error('The enterprise could not be switched', error) // eslint-disable-line no-console -- telemetry of the shell
  }
}

function beginLanguage({ lang, langVersion, dictionary }: BootDocument) {
  return startLanguage({ lang, version: langVersion, words: dictionary })
}

declare global {
  interface Window {
    /** Done when the host has said whether this is a mini program; only on pages in hosts that can be asked. */
    atriumHost?: Promise<void>
  }
}
