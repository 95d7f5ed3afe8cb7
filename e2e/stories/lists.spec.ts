import type { Page, Route } from '@playwright/test'
import { UserType } from '@atrium/shared-utility/contract'
import { settle } from '../src/screens/screens.ts'
import { expect, test } from '../src/story.ts'
import { tableFaults } from '../src/table-faults.ts'

const lists = [
  { path: '/sysop/enterprise', userType: UserType.operator },
  { path: '/sysop/users', userType: UserType.operator },
  { path: '/sysop/sessions', userType: UserType.operator },
  { path: '/sysop/sign-ins', userType: UserType.operator },
  { path: '/sysop/audit', userType: UserType.operator },
  { path: '/enterprise/members', userType: UserType.administrator },
  { path: '/enterprise/invitations', userType: UserType.administrator },
]

for (const userType of [UserType.operator, UserType.administrator])
  test(`U01: on a laptop no column shrinks away, no texts overlap, and a row's menu is in sight (${userType})`, async ({
    page,
    enterAs,
    given,
  }) => {
    test.setTimeout(120_000)
    const administrator = await given.confirmed(UserType.administrator)
    await administrator.call('addInvitation', { purpose: given.unique('Invited') }, { space: 'demo1' })
    await page.route(/\/(api\/sysop|sapi\/enterprise|api2\/enterprise)\/[a-z-]+(\/all)?\?/, withLongTexts)
    await enterAs(userType)
    for (const list of lists.filter((one) => one.userType === userType)) {
      await page.goto(list.path)
      for (const width of [1280, 1024, 640]) {
        await page.setViewportSize({ width, height: 768 })
        await page.locator('tbody:not([aria-hidden]) tr').first().waitFor()
        await settle(page)
        expect.soft(await tableFaults(page), `${list.path} at ${width}`).toEqual([])
        expect.soft(await wider(page), `${list.path} at ${width}, pixels wider than the window`).toBeLessThanOrEqual(0)
      }
    }
  })

test('U01: what a cell had to cut is said whole, also by the keyboard; choosing and filtering move no row', async ({
  page,
  enterAs,
  t,
}) => {
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
  await page.keyboard.press('Escape')
  await expect(page.getByLabel(t('private'))).toHaveCount(0)
})

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

function long(field: string) {
  return field === 'loginId'
    ? 'somebody.with-a-long-name.of-sixty-four-signs'
    : `${field}：西安工程大学计算机科学学院附属低代码平台联合实验室 and its partners`
}
