import type { PortalHistory } from './portal-history.ts'
import { giveBack, hasBackCatchers } from './back-catchers.ts'
import { entryIndex, goBy } from './history-entry.ts'

type Traversal = {
  history: PortalHistory
  /** The next popstate is one of our own making. */ awaited: (() => void) | null
}

/**
 * Back and forward, guarded. Where the Navigation API lets a traversal be refused, nothing moves until the guards
 * have answered; elsewhere the shell steps back by its own count, asks, and goes again.
 * To be called before single-spa starts, so that the page is in place when its activity functions read it.
 */
export function watchTraversals(history: PortalHistory): () => void {
  const traversal: Traversal = { history, awaited: null }
  const handlePopState = (event: PopStateEvent) => receive(traversal, event)
  const handleNavigate = (event: NavigateEvent) => refuseUntilAsked(traversal, event)
  window.addEventListener('popstate', handlePopState)
  window.navigation?.addEventListener('navigate', handleNavigate)
  return () => {
    window.removeEventListener('popstate', handlePopState)
    window.navigation?.removeEventListener('navigate', handleNavigate)
  }
}

function refuseUntilAsked(traversal: Traversal, event: NavigateEvent) {
  const { history, awaited } = traversal
  const { url, key } = event.destination
  if (event.navigationType !== 'traverse' || !event.cancelable || awaited || isFree(history, url)) return
  event.preventDefault()
  void goWhenAllowed(traversal, url, () => void traverseTo(traversal, key))
}

function receive(traversal: Traversal, event: PopStateEvent) {
  const { history, awaited } = traversal
  if ('singleSpa' in event) return receiveForeign(history)
  if (awaited) {
    traversal.awaited = null
    return awaited()
  }
  const url = window.location.href
  const delta = (entryIndex(event.state) ?? history.index) - history.index
  if (delta === 0 || isFree(history, url)) return history.arrive()
  // Too late to refuse: undo the move, ask, and make it again.
  move(traversal, -delta, () => void goWhenAllowed(traversal, url, () => goBy(delta)))
}

/** No guard has to be asked, and nothing waits to be closed first. */
function isFree(history: PortalHistory, url: string) {
  return !hasBackCatchers() && history.isClear(url)
}

async function goWhenAllowed(traversal: Traversal, url: string, go: () => void) {
  if (giveBack()) return
  if (!(await traversal.history.mayTraverse(url))) return
  traversal.awaited = () => traversal.history.arrive()
  go()
}

async function traverseTo(traversal: Traversal, key: string) {
  // A guard may answer at once, while the browser still calls the refused step off: it would call this one off, too.
  await new Promise((resolve) => setTimeout(resolve))
  try {
    await window.navigation.traverseTo(key).committed
  } catch {
    // The entry is gone or another navigation came first; the next popstate is then not the awaited one.
    traversal.awaited = null
  }
}

function move(traversal: Traversal, delta: number, onMoved: () => void) {
  traversal.awaited = onMoved
  goBy(delta)
}

/** A parcel on a router of its own wrote the history itself; single-spa's artificial event is how the shell learns. */
function receiveForeign(history: PortalHistory) {
  if (history.isClear(window.location.href)) return history.arrive()
  const { pathname, search, hash } = window.location
  void history.navigate(pathname + search + hash, { replace: true, state: window.history.state })
}
