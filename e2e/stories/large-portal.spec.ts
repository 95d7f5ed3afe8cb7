import { UserType } from '@atrium/shared-utility/contract'
import { aTeam } from '../src/a-team.ts'
import { onOwnPortal } from '../src/own-portal.ts'
import { signIn } from '../src/sign-in.ts'
import { shows } from '../src/shows.ts'
import { expect } from '../src/story.ts'

// As many pages of teams as do not travel with every page any more.
const test = onOwnPortal()

test(
  'in a portal with very many pages a page names only the parcel that it shows, and all others are reached from it without another page load',
  { tag: shows.importMap },
  async ({ page, enterAs, given, stage, t }) => {
    const teams = [
      await aTeam(given, stage, { pages: 100 }),
      await aTeam(given, stage, { pages: 100 }),
      await aTeam(given, stage),
    ] as const
    const [first, second, third] = teams
    for (const team of teams) await team.release('1.0.0', `Of ${team.slug}`)
    const loads: string[] = []
    page.on('request', (request) => void (request.isNavigationRequest() && loads.push(request.url())))

    // A person opens a link into a team's parcel, signs in, and is there.
    await page.goto(`${first.path}/more-7`)
    const html = await (await page.request.get(`${first.path}/more-7`, { headers: { accept: 'text/html' } })).text()
    expect([second, third].filter(({ slug }) => html.includes(slug))).toEqual([])
    await signIn(page, await given.account(UserType.operator), t)
    await expect(page.getByRole('heading', { level: 1, name: `Of ${first.slug}` })).toBeVisible()
    await page.getByRole('navigation').getByRole('link', { name: third.slug }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Of ${third.slug}` })).toBeVisible()
    expect(loads).toHaveLength(1)

    // Signed in they open another one by its address; what they have not seen yet comes by the navigation.
    await enterAs(UserType.operator)
    await page.goto(`${second.path}/more-7`)
    await expect(page.getByRole('heading', { level: 1, name: `Of ${second.slug}` })).toBeVisible()
    await page.getByRole('navigation').getByRole('link', { name: first.slug }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Of ${first.slug}` })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: `Of ${second.slug}` })).toBeVisible()
    expect(loads).toHaveLength(2)

    await page.goto('/nowhere-at-all')
    await expect(page.getByRole('heading', { level: 1, name: t('notFound') })).toBeVisible()
    for (const team of teams) await team.withdraw()
  },
)
