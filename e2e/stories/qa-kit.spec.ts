import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parcelsOf } from '@atrium/importmap/playwright'
import { Problem, problemText, UserType } from '@atrium/shared-utility/contract'
import { aTeam, builtFiles } from '../src/a-team.ts'
import { onOwnPortal } from '../src/own-portal.ts'
import { shows } from '../src/shows.ts'
import { expect } from '../src/story.ts'

type Built = { build: (version: Parameters<typeof builtFiles>[0]) => Promise<string> }

/** Folders of parcels as `atrium build` leaves them; whatever is released is told to every open page, so none of another story's. */
const test = onOwnPortal().extend<Built>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern.
  build: async ({}, use) => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'atrium-built-'))
    await use(async (version) => {
      const parcel = path.join(folder, version.slug)
      await mkdir(path.join(parcel, 'dist'), { recursive: true })
      for (const [name, content] of builtFiles(version)) await writeFile(path.join(parcel, 'dist', name), content)
      return parcel
    })
    await rm(folder, { recursive: true })
  },
})

test(
  'what was built stands in the page in place of what is in force, in that browser alone, and is named as such',
  { tag: shows.importMap },
  async ({ page, atrium, enterAs, otherPage, given, stage, build }) => {
    const team = await aTeam(given, stage)
    await team.release('1.0.0', 'Customers, released')
    await atrium.overrideParcel(await build({ ...team, version: '1.0.0', heading: 'Customers, built here' }))
    await enterAs(UserType.operator)
    await atrium.open(team.path)
    await expect(page.getByRole('heading', { level: 1, name: 'Customers, built here' })).toBeVisible()
    expect(await parcelsOf(page, [])).toEqual([`@sales/${team.slug} 1.0.0 (built here)`])

    const operator = await given.signedIn(UserType.operator)
    const elsewhere = await otherPage(operator.cookieValues())
    await elsewhere.goto(team.path)
    await expect(elsewhere.getByRole('heading', { level: 1, name: 'Customers, released' })).toBeVisible()
    expect(await parcelsOf(elsewhere, [])).toEqual([`@sales/${team.slug} 1.0.0`])
    await team.withdraw()
  },
)

test('a parcel that the portal has never heard of has its page, its title and its entry in the navigation, and is told to nobody', async ({
  page,
  atrium,
  enterAs,
  lang,
  build,
  given,
  stage,
}) => {
  await atrium.overrideParcel(
    await build({ slug: 'unheard', path: '/unheard', version: '0.1.0', heading: 'Unheard of' }),
  )
  await enterAs(UserType.operator)
  await atrium.overrideParcel(await build({ slug: 'beside', path: '/beside', version: '0.1.0', heading: 'Beside it' }))
  const sampling = page.waitForResponse(/\/napi\/telemetry$/)
  await atrium.open('/sysop/setting')
  const title = lang === 'zh-CN' ? '客户 unheard' : 'Customers unheard'
  await page.getByRole('navigation').getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Unheard of' })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(title))
  expect(await (await sampling).json()).toMatchObject({ result: { percent: 0 } })
  // Both builds stand in the one browser, and another person has neither (R16).
  await atrium.open('/beside')
  await expect(page.getByRole('heading', { level: 1, name: 'Beside it' })).toBeVisible()
  const account = { loginId: (await given.account(UserType.member)).loginId, password: stage.password }
  const other = await atrium.person(account)
  await other.atrium.open('/beside')
  await expect(other.page.getByRole('heading', { level: 1 })).not.toHaveText('Beside it')
  const seeder = await atrium.seed(account)
  expect((await seeder.call('getLoginStatus', {})).login).toBe(true)
})

test('a call that the test answers does not reach the server, and a refusal of it is no complaint', async ({
  page,
  atrium,
  enterAs,
  lang,
}) => {
  const calls = await atrium.answerCalls({ listTeamParcels: () => ({ total: 0, list: [] }) })
  await enterAs(UserType.operator)
  await atrium.open('/sysop/parcels')
  await expect.poll(() => calls.asked('listTeamParcels').length).toBeGreaterThan(0)
  calls.change({ listTeamParcels: () => new Problem('forbidden') })
  await page.reload()
  await expect(page.getByRole('alert').filter({ hasText: problemText('forbidden', lang) })).toBeVisible()
})
