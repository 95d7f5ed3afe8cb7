import type { Page } from '@playwright/test'
import type { wordsOf } from '../words.ts'
import { declaredRoutes, isOnPage } from './declared-pages.ts'
import { finishScreen, openScreen, settle, type Screen } from './screens.ts'

/**
 * Goes on to a screen as people do: by a link within the portal that is already there. Loading it anew costs three times
 * as much, and is for what is there from the first moment: what the portal itself is told, now or on the screen before.
 */
export async function nextScreen(page: Page, { last, screen }: Step, t: ReturnType<typeof wordsOf>) {
  if (last === undefined || !isWithinReach(last, screen)) return openScreen(page, screen, t)
  await screen.answers?.(page)
  await goOn(page, screen.path)
  await settle(page)
  await finishScreen(page, screen, t)
}

const arrivalMs = 45_000

/** By a link, to an address under another heading. */
export async function goOn(page: Page, path: string) {
  await page.evaluate(followLink, path)
  await page.waitForFunction(hasArrived, undefined, { timeout: arrivalMs })
}

type Step = { last: Screen | undefined; screen: Screen }

/** Two states of one page have one heading, by which an arrival is known; so have the pages that say so. */
function isWithinReach(last: Screen, screen: Screen) {
  if (last.before !== undefined || screen.before !== undefined) return false
  return pageOf(last) !== pageOf(screen) && !(last.sameHeading === true && screen.sameHeading === true)
}

/** In an order in which few follow upon another state of the same page, and those with answers of their own come last. */
export function inVisitingOrder(all: readonly Screen[]) {
  const states = Map.groupBy(all, (screen) => `${screen.before === undefined} ${pageOf(screen)}`)
  const turns = new Map([...states.values()].flatMap((ofPage) => ofPage.map((screen, turn) => [screen, turn] as const)))
  const turn = (screen: Screen) => (turns.get(screen) ?? 0) + (screen.before === undefined ? 0 : all.length)
  return all.toSorted((a, b) => turn(a) - turn(b))
}

const pages = declaredRoutes().map(({ path }) => path)

function pageOf({ path }: Screen) {
  return pages.find((page) => isOnPage(path, page)) ?? path
}

/** Runs in the page. */
function followLink(path: string) {
  for (const heading of document.querySelectorAll('h1')) heading.dataset.before = heading.textContent
  const link = document.createElement('a')
  link.href = path
  document.body.append(link)
  link.click()
  link.remove()
}

/** Runs in the page: the heading is another, or says something else. */
function hasArrived() {
  return [...document.querySelectorAll('h1')].every(({ dataset, textContent }) => dataset.before !== textContent)
}
