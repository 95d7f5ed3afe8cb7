import type { Page, Route } from '@playwright/test'
import { UserType } from '@atrium/shared-utility/contract'
import { exampleLists, type List } from '../src/screens/example-lists.ts'
import { fakeBulk } from '../src/screens/fake-bulk.ts'
import { fakeDictionary } from '../src/screens/fake-dictionary.ts'
import { fakeJobs } from '../src/screens/fake-jobs.ts'
import { fakeBundles } from '../src/screens/fake-bundles.ts'
import { fakeMessageReaders, fakeMessages } from '../src/screens/fake-messages.ts'
import { fakePackages } from '../src/screens/fake-packages.ts'
import { fakeTelemetry } from '../src/screens/fake-telemetry.ts'
import { fakeTraffic } from '../src/screens/fake-traffic.ts'
import { fakeOverrides } from '../src/screens/fake-overrides.ts'
import { fakeParcels } from '../src/screens/fake-parcels.ts'
import { fakeProposals } from '../src/screens/fake-proposals.ts'
import { fakeReaders } from '../src/screens/fake-readers.ts'
import { fakeRequests } from '../src/screens/fake-requests.ts'
import { fakeUpdates } from '../src/screens/fake-updates.ts'
import { fakeWhiteList } from '../src/screens/fake-white-list.ts'
import { goOn } from '../src/screens/next-screen.ts'
import { settle } from '../src/screens/screens.ts'
import { shows } from '../src/shows.ts'
import { expect, test } from '../src/story.ts'
import { tableFaults } from '../src/table-faults.ts'

const keeper = UserType.administrator

/** Every list of the portal, by the screen that draws it (importmap/src/structure/lists.test.ts holds that none is missing). */
const lists: readonly List[] = [
  { screen: 'EnterprisesScreen', path: '/sysop/enterprise', userType: UserType.operator },
  { screen: 'UsersScreen', path: '/sysop/users', userType: UserType.operator },
  { screen: 'ListPart', path: '/sysop/enterprise/demo1?tab=audit', userType: UserType.operator },
  { screen: 'SessionsScreen', path: '/sysop/sessions', userType: UserType.operator },
  { screen: 'SignInsScreen', path: '/sysop/sign-ins', userType: UserType.operator },
  { screen: 'AuditScreen', path: '/sysop/audit', userType: UserType.operator },
  { screen: 'BulkScreen', path: '/sysop/bulk?id=b1', userType: UserType.operator, answers: fakeBulk },
  { screen: 'TrafficScreen', path: '/sysop/traffic', userType: UserType.operator, answers: fakeTraffic },
  { screen: 'JobsScreen', path: '/sysop/job', userType: UserType.operator, answers: fakeJobs },
  { screen: 'PackagesScreen', path: '/sysop/package', userType: UserType.operator, answers: fakePackages },
  { screen: 'BundlesScreen', path: '/sysop/update/bundle', userType: UserType.operator, answers: fakeBundles },
  { screen: 'ParcelsScreen', path: '/sysop/parcels', userType: UserType.operator, answers: fakeParcels },
  { screen: 'TelemetryScreen', path: '/sysop/telemetry', userType: UserType.operator, answers: fakeTelemetry },
  { screen: 'OverridesScreen', path: '/sysop/parcels/override', userType: UserType.operator, answers: fakeOverrides },
  { screen: 'ProposalsScreen', path: '/sysop/parcels/proposal', userType: UserType.operator, answers: fakeProposals },
  { screen: 'RolloutsScreen', path: '/sysop/parcels/rollout', userType: UserType.operator, answers: fakeParcels },
  { screen: 'RevisionsScreen', path: '/sysop/parcels/revision', userType: UserType.operator, answers: fakeParcels },
  { screen: 'UpdatesScreen', path: '/sysop/update', userType: UserType.operator, answers: fakeUpdates },
  { screen: 'DictionaryScreen', path: '/sysop/dictionary', userType: UserType.operator, answers: fakeDictionary },
  { screen: 'WhiteListScreen', path: '/sysop/white-list', userType: UserType.operator, answers: fakeWhiteList },
  { screen: 'HomeMessagesScreen', path: '/sysop/message', userType: UserType.operator, answers: fakeMessages },
  {
    screen: 'MessageReaders',
    path: '/sysop/message/m1?tab=readers',
    userType: UserType.operator,
    answers: fakeMessageReaders,
  },
  { screen: 'MembersScreen', path: '/enterprise/members', userType: UserType.administrator },
  { screen: 'DepartmentPeople', path: '/enterprise/departments', userType: UserType.administrator },
  { screen: 'DirectoryScreen', path: '/user/directory', userType: UserType.member },
  { screen: 'MemberSignInsScreen', path: '/enterprise/sign-ins', userType: UserType.administrator },
  { screen: 'AnnouncementsScreen', path: '/enterprise/announcements', userType: UserType.administrator },
  { screen: 'Readers', path: '/enterprise/announcements/a1?tab=readers', userType: keeper, answers: fakeReaders },
  { screen: 'MemberSessionsScreen', path: '/enterprise/sessions', userType: UserType.administrator },
  { screen: 'OwnAuditScreen', path: '/enterprise/audit', userType: UserType.administrator },
  { screen: 'InvitationsScreen', path: '/enterprise/invitations', userType: UserType.administrator },
  { screen: 'RequestsScreen', path: '/enterprise/applications/requests', userType: keeper, answers: fakeRequests },
  { screen: 'CareEnterprisesScreen', path: '/console/enterprises', userType: UserType.saasAdministrator },
  { screen: 'CarePeopleScreen', path: '/console/people', userType: UserType.saasAdministrator },
  ...exampleLists(),
]

for (const userType of [UserType.operator, UserType.administrator, UserType.saasAdministrator]) {
  const title = `U01: on a laptop no column shrinks away, no texts overlap, and names and menus stay in sight (${userType})`
  const tag = userType === UserType.operator ? shows.layout : []
  test(title, { tag }, async ({ page, enterAs, given }) => {
    test.setTimeout(600_000)
    const administrator = await given.confirmed(UserType.administrator)
    await administrator.call('addInvitation', { purpose: given.unique('Invited') }, { space: 'demo1' })
    await page.route(
      /\/(api\/sysop|api\/admin\/saas|sapi\/enterprise|api2\/enterprise)\/[a-z-]+(\/all)?\?/,
      withLongTexts,
    )
    await enterAs(userType)
    for (const [n, { path, answers }] of lists.filter((one) => one.userType === userType).entries()) {
      await answers?.(page)
      await (n === 0 ? page.goto(path) : goOn(page, path))
      for (const width of [1920, 1440, 1366, 1280, 1024, 640]) {
        await page.setViewportSize({ width, height: 768 })
        await page.locator('tbody:not([aria-hidden]) tr').first().waitFor()
        await settle(page)
        expect.soft(await tableFaults(page), `${path} at ${width}`).toEqual([])
        // Of the parts of a record the one that is shown, also where there is no room for all.
        for (const tab of await page.getByRole('tab', { selected: true }).all())
          await expect.soft(tab, `${path} at ${width}`).toBeInViewport({ ratio: 1 })
        expect.soft(await wider(page), `${path} at ${width}, pixels wider than the window`).toBeLessThanOrEqual(0)
      }
    }
  })
}

test(
  'U01: the row that the arrow keys reach past the fold is in sight, with a ring around it',
  { tag: shows.backAndFocus },
  async ({ page, enterAs }) => {
    await page.route(/\/api\/sysop\/enterprise\/all\?/, withManyRows)
    await enterAs(UserType.operator)
    await page.setViewportSize({ width: 1024, height: 600 })
    await page.goto('/sysop/enterprise')
    const rows = page.locator('tbody:not([aria-hidden]) tr')
    await rows.first().focus()
    for (let step = 0; step < 15; step += 1) await page.keyboard.press('ArrowDown')
    const row = rows.nth(15)
    await expect(row).toBeFocused()
    // Its first cell, which stays: the row itself goes on beyond the frame.
    await expect(row.locator('td').first()).toBeInViewport({ ratio: 1 })
    const ring = await row
      .locator('td')
      .first()
      .evaluate((cell) => {
        const { borderTopWidth, borderBottomWidth, borderLeftWidth, borderTopStyle } = getComputedStyle(cell)
        return { widths: [borderTopWidth, borderBottomWidth, borderLeftWidth].map(parseFloat), borderTopStyle }
      })
    expect(Math.min(...ring.widths)).toBeGreaterThanOrEqual(2)
    expect(ring.borderTopStyle).toBe('solid')
  },
)

test(
  'U01: what a cell had to cut is said whole, also by the keyboard; choosing and filtering move no row and hide no name',
  { tag: shows.layout },
  async ({ page, enterAs, t }) => {
    await page.route(/\/api\/sysop\/enterprise\/all\?/, withLongTexts)
    await enterAs(UserType.operator)
    await page.setViewportSize({ width: 1024, height: 768 })
    await page.goto('/sysop/enterprise')
    const row = page.locator('tbody:not([aria-hidden]) tr').first()
    await row.focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tooltip')).toContainText(long('name'))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('tooltip')).toHaveCount(0)

    const place = await row.boundingBox()
    await row.getByRole('checkbox').check()
    await expect(page.getByRole('searchbox')).toBeHidden()
    expect(await row.boundingBox()).toEqual(place)
    await row.getByRole('checkbox').uncheck()
    await page.getByRole('button', { name: t('moreFilters') }).click()
    await page.getByLabel(t('private')).focus()
    expect(await row.boundingBox()).toEqual(place)
    await row.getByRole('link').first().click({ trial: true })
    await page.keyboard.press('Escape')
    await expect(page.getByLabel(t('private'))).toHaveCount(0)
  },
)

function wider(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}

/** The longest words that people give their things, wherever a list has words of theirs. */
async function withLongTexts(route: Route) {
  const response = await route.fetch()
  const json = await response.json()
  const list = json.result?.list ?? json.data?.list
  for (const row of Array.isArray(list) ? list : [])
    for (const field of ['name', 'entName', 'parentName', 'actorName', 'targetName', 'purpose', 'loginId', 'adminName'])
      if (field in row) row[field] = long(field)
  await route.fulfill({ response, json })
}

/** The same enterprise many times, so that the list is longer than the window. */
async function withManyRows(route: Route) {
  const response = await route.fetch()
  const json = await response.json()
  const [one] = json.result.list
  json.result.list = Array.from({ length: 20 }, (_, index) => ({ ...one, entid: `${one.entid}x${index}` }))
  await route.fulfill({ response, json })
}

function long(field: string) {
  return field === 'loginId'
    ? 'somebody.with-a-long-name.of-sixty-four-signs'
    : `${field}：西安工程大学计算机科学学院附属低代码平台联合实验室 and its partners`
}
