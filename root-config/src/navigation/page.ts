import { atom } from 'jotai'
import { atriumStore, sessionAtom } from '@atrium/shared-utility'
import { maintenancePaths } from '@atrium/shared-utility/model'
import type { LayoutKind, LoginStatus, RouteEntry } from '@atrium/shared-utility/contract'
import { isForeign, isWorkOfNone } from './guards.ts'
import type { Visit } from './visit.ts'

/** What is on the screen: the page of a parcel, or one of the shell's own notices. */
export type Page =
  | { status: 'starting' }
  | { status: 'app'; kind: LayoutKind; app: string; entry: RouteEntry; visit: Visit }
  | { status: 'forbidden'; kind: LayoutKind; visit: Visit }
  | { status: 'notFound'; kind: LayoutKind; visit: Visit }
  /** No parcel answers for the maintenance page, which has to be shown all the same. */
  | { status: 'maintenance'; kind: LayoutKind; visit: Visit }

/** The one match of this navigation; the activity functions only read it. */
export const pageAtom = atom<Page>({ status: 'starting' })

export function currentPage(): Page {
  return atriumStore.get(pageAtom)
}

export const nobody: LoginStatus = { login: false, is_login: 0, isSysUpdating: false, pageType: 'login' }

/** The session of the signed-in person; an anonymous one while that is not known. */
export function currentSession(): LoginStatus {
  return atriumStore.get(sessionAtom) ?? nobody
}

/** The page of a visit that the guards let through. */
export function pageOf(visit: Visit, session: LoginStatus): Page {
  const entry = visit.match?.entry
  if (maintenancePaths.includes(visit.path) && !entry?.app) return { status: 'maintenance', kind: 'maintenance', visit }
  if (visit.path === '/nonAuthority' && !entry?.app) return { status: 'forbidden', kind: noticeKind(session), visit }
  if (!entry?.app) return { status: 'notFound', kind: noticeKind(session), visit }
  if ((!entry.public && isForeign(visit, session)) || !mayOpen(entry, session))
    return { status: 'forbidden', kind: forbiddenKind(entry), visit }
  return { status: 'app', kind: entry.kind, app: entry.app, entry, visit }
}

/** Whether the entry is for people of this user type, or opened by a role, and shown to them. Convenience only: the server checks every call. */
export function mayOpen(entry: RouteEntry, session: LoginStatus) {
  const { userTypes, public: isPublic } = entry
  const { user_type: type } = session
  if (entry.refused) return false
  if (isPublic) return true
  const isAmong = (pages: readonly string[] = []) => pages.some((path) => `${entry.path}/`.startsWith(`${path}/`))
  const isFor = !userTypes || (type !== undefined && userTypes.includes(type)) || isAmong(session.openedPages)
  return isFor && !isAmong(session.hiddenPages) && !isWorkOfNone(entry, session)
}

/** A notice of the shell needs the navigation around it, so that there is a way on from it. */
function noticeKind(session: LoginStatus): LayoutKind {
  return session.login ? 'root' : 'index'
}

function forbiddenKind({ kind }: RouteEntry): LayoutKind {
  return kind === 'noSandbox' ? 'root' : kind
}
