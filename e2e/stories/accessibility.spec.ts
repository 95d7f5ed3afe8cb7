import type { Page } from '@playwright/test'
import { faults, faultsOfColour } from '@atrium/importmap/playwright'
import { rememberFrame } from '../src/screens/frame.ts'
import { expectedComplaints, screens, settle, type Screen } from '../src/screens/screens.ts'
import { inVisitingOrder, nextScreen } from '../src/screens/next-screen.ts'
import { declaredRoutes, isShown } from '../src/screens/declared-pages.ts'
import { isFull } from '../src/runs.ts'
import { shownWhole } from '../src/shown-whole.ts'
import { shows } from '../src/shows.ts'
import { expect, test } from '../src/story.ts'

/** As many as one page shows in a while; the first costs three times as much as one that a link leads to. */
const perPage = 12

const examples = screens.filter(({ pattern }) => pattern !== undefined)

for (const [nth, group] of groupsOf(isFull ? screens : examples).entries())
  test(
    `axe finds nothing serious, light and dark: ${group.map(({ name }) => name).join(', ')}`,
    { tag: [shows.accessibility, ...(isFull || nth % 2 === 0 ? ['@both'] : [])] },
    async ({ page, enterAs, t, complaints }) => {
      test.setTimeout(600_000)
      complaints.allow(...expectedComplaints)
      const [{ userType } = {}] = group
      if (userType !== undefined) await enterAs(userType)
      const knownParts = rememberFrame()
      for (const [n, screen] of group.entries()) {
        await page.emulateMedia({ colorScheme: 'light' })
        await nextScreen(page, { last: group[n - 1], screen }, t)
        await shownWhole(page, async () => look(page, { name: screen.name, known: await knownParts(page) }))
        await page.unrouteAll({ behavior: 'ignoreErrors' })
      }
    },
  )

test(
  'every page that a parcel declares is one of the screens, and one of each kind, as of each pattern, is looked at in every run',
  { tag: shows.accessibility },
  () => {
    const kinds = Map.groupBy(declaredRoutes(), ({ kind }) => kind)
    expect(declaredRoutes().filter(({ path }) => !isShown(path, screens))).toEqual([])
    expect([...kinds.values()].filter((pages) => !pages.some(({ path }) => isShown(path, examples)))).toEqual([])
    expect(examples.map(({ pattern }) => pattern)).toHaveLength(new Set(examples.map(({ pattern }) => pattern)).size)
  },
)

/** Screens that the same person sees, a few at a time. */
function groupsOf(all: readonly Screen[]) {
  const people = Map.groupBy(all, ({ userType }) => userType)
  return [...people.values()]
    .map(inVisitingOrder)
    .flatMap((group) =>
      Array.from({ length: Math.ceil(group.length / perPage) }, (_, n) => group.slice(n * perPage, (n + 1) * perPage)),
    )
}

async function look(page: Page, { name, known }: { name: string; known: readonly string[] }) {
  expect.soft(await faults(page, known), `${name}, light`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html:not([data-color-scheme="light"])')).toHaveCount(1)
  expect.soft(await transitions(page), `${name}, for somebody who wants no motion`).toBe(0)
  await settle(page)
  expect.soft(await faultsOfColour(page, known), `${name}, dark`).toEqual([])
  expect.soft(await overflow(page), `${name}, pixels wider than the window`).toBeLessThanOrEqual(0)
}

/** How much of the page is changing slowly at this moment. */
function transitions(page: Page) {
  return page.evaluate(() => document.getAnimations().filter((one) => one instanceof CSSTransition).length)
}

function overflow(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}
