import { announce } from './announcer.ts'
import { titleOf } from './page-title.ts'
import type { Page } from './page.ts'
import type { Arrival } from './portal-history.ts'
import { outlet } from './outlet.ts'

/** A page that is shown but never says it is ready is taken to be after this long. */
const patienceMs = 1_000

type Waiting = { page: Page; focused: Element | null; timer?: ReturnType<typeof setTimeout> }
let waiting: Waiting | null = null

/** Remembers that another page is coming; focus and announcement follow once its content is there. */
export function expectArrival({ before, page, how }: Arrival) {
  if (!isOtherPage(before, page)) return
  clearTimeout(waiting?.timer)
  waiting = { page, focused: document.activeElement }
  if (how === 'push') window.scrollTo(0, 0)
}

/** The parcel of the new page is there; it is now its turn to say that the content is drawn. */
export function contentDue() {
  if (waiting) waiting.timer ??= setTimeout(contentReady, patienceMs)
}

/** The new page's content is drawn: focus goes to its heading and its title is announced, in that order. */
export function contentReady() {
  if (!waiting) return
  const { page, focused, timer } = waiting
  clearTimeout(timer)
  waiting = null
  if (!isTyping(focused)) focusHeading()
  announce(titleOf(page))
}

/** Not the first page, where the browser's own order is right, and not another query of the same one. */
function isOtherPage(before: Page, page: Page) {
  if (before.status === 'starting' || page.status === 'starting') return false
  return before.visit.pathname !== page.visit.pathname || before.status !== page.status
}

/** True when the new page has put the cursor into a field by itself. */
function isTyping(focusedBefore: Element | null) {
  const focused = document.activeElement
  return focused !== focusedBefore && outlet.contains(focused) && focused?.matches('input, textarea, select') === true
}

/** Where a person who works by the keyboard, or hears the page, goes on. */
export function focusHeading() {
  const main = document.querySelector('main')
  const target = main?.querySelector('h1') ?? main
  if (!(target instanceof HTMLElement)) return
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1')
  target.focus({ preventScroll: true })
}
