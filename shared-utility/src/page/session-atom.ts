import { atom } from 'jotai'
import { atriumStore } from './store.ts'
import type { LoginStatus } from '../contract/identity/session.ts'

/** The session of the signed-in person; null until the first `loadSession()` has answered. */
export const sessionAtom = atom<LoginStatus | null>(null)

/** True when a person is signed in, as far as the browser knows; the server decides by itself. */
export function signedIn() {
  return atriumStore.get(sessionAtom)?.login === true
}

/** True when the page knows that the enterprise lets its person in no longer. */
export function isBarredPage() {
  return atriumStore.get(sessionAtom)?.barredFrom !== undefined
}

/** Forgets the person without asking the server: they are signing out, or `endedWhy` says that their session has ended. */
export function forgetSession(endedWhy?: string) {
  const session = atriumStore.get(sessionAtom)
  if (!session?.login) return
  const { isSysUpdating } = session
  atriumStore.set(sessionAtom, { login: false, is_login: 0, isSysUpdating, pageType: 'login', endedWhy })
}
