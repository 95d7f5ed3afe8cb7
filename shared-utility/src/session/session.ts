import { atriumStore } from '../page/store.ts'
import { call } from '../call/call.ts'
import { forgetSession, sessionAtom } from '../page/session-atom.ts'
import type { LoginStatus } from '../contract/identity/session.ts'

let loading: Promise<LoginStatus> | null = null

/** Asks the server who is signed in and keeps the answer in `sessionAtom`. Calls at the same time share one request. */
export function loadSession(): Promise<LoginStatus> {
  loading ??= fetchSession().finally(() => {
    loading = null
  })
  return loading
}

/** Keeps what a sign-in answered, so that no code has to ask for the session again. */
export function keepSession(session: LoginStatus) {
  atriumStore.set(sessionAtom, session)
}

/** Ends the session on the server, then here. Where to go next is the caller's to say. */
export async function signOut() {
  await call('signOut')
  forgetSession()
}

async function fetchSession() {
  // The answer says by itself that no person is signed in or that the system is updating: the shell's guards act on it.
  const session = await call('getLoginStatus', {}, { skipAuthRedirect: true, skipMaintenanceRedirect: true })
  atriumStore.set(sessionAtom, session)
  return session
}
