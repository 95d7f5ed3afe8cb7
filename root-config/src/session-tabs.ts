import { atriumStore, deviceStore, isRenewing, loginUrl, sessionAtom } from '@atrium/shared-utility'
import { dropLeaveGuards } from './navigation/leave-guards.ts'
import { currentSession } from './navigation/page.ts'
import { text } from './text.ts'

const key = 'atrium.person'

/**
 * One browser has one session. Tells the other tabs which person signs in and that a person signs out, and hears it
 * from them: a tab of a person who has signed out is emptied, one of another person is loaded anew, whatever is unsaved
 * in it.
 */
export function watchTabs(load: (url: string) => void): () => void {
  let own = currentSession().userId
  const tell = () => {
    const { userId, endedWhy } = currentSession()
    const hasSignedOut = own !== undefined && userId === undefined && endedWhy === undefined
    if (userId !== undefined || hasSignedOut) deviceStore.set(key, `${userId ?? ''} ${Date.now()}`)
    own = userId
  }
  const hear = ({ key: changed, newValue }: StorageEvent) => {
    const [person] = (newValue ?? '').split(' ')
    if (changed !== key || newValue === null || own === undefined || person === own || isRenewing()) return
    dropLeaveGuards()
    if (person) tellOfChange()
    load(person ? window.location.pathname + window.location.search : loginUrl())
  }
  const unsubscribe = atriumStore.sub(sessionAtom, tell)
  window.addEventListener('storage', hear)
  tell()
  return () => {
    unsubscribe()
    window.removeEventListener('storage', hear)
  }
}

/**
 * By the browser's own dialog: what is on the page belongs to another person, and is hidden before anything is said.
 */
function tellOfChange() {
  document.body.hidden = true
  window.alert(text('account.changed'))
}
