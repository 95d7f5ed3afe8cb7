import type { Locator, Page } from '@playwright/test'
import { UserType } from '@atrium/shared-utility/contract'
import { goAndListen } from '../src/go-and-listen.ts'
import { shows } from '../src/shows.ts'
import { expect, test } from '../src/story.ts'

test('a list can be searched, filtered and paged, and its address shows the same again', async ({
  page,
  enterAs,
  given,
  t,
}) => {
  const operator = await given.signedIn(UserType.operator)
  const word = given.unique('Listed')
  for (const nth of ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12']) {
    await operator.call('addEnterprise', given.newEnterprise({ name: `${word} ${nth}`, entType: nth === '12' ? 1 : 0 }))
  }
  await enterAs(UserType.operator)
  await page.goto('/sysop/enterprise?size=10&sort=name&order=asc')
  await page.getByRole('searchbox', { name: t('searchEnterprises') }).fill(word)
  const rows = page
    .getByRole('table', { name: t('enterprises') })
    .getByRole('row')
    .filter({ hasText: word })
  await expect(rows).toHaveCount(10)
  await expect(page).toHaveURL(/iSearch=Listed/)
  await page.getByRole('button', { name: t('nextPage') }).click()
  await expect(rows).toHaveCount(2)
  await expect(page).toHaveURL(/page=2/)
  await page.reload()
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: t('typePlatform'), exact: true }).click()
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText(`${word} 12`)
  await expect(page).toHaveURL((url) => url.searchParams.get('entType') === '1' && !url.searchParams.has('page'))
})

test('a folded-away filter stays in sight as long as it is on', async ({ page, enterAs, given, t }) => {
  const word = given.unique('Filtered')
  const operator = await given.signedIn(UserType.operator)
  await operator.call('addEnterprise', given.newEnterprise({ name: `${word} open` }))
  await operator.call('addEnterprise', given.newEnterprise({ name: `${word} closed`, private: true }))
  await enterAs(UserType.operator)
  await page.goto(`/sysop/enterprise?${new URLSearchParams({ iSearch: word })}`)
  const rows = page.getByRole('table').getByRole('row').filter({ hasText: word })
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: t('moreFilters') }).click()
  await page.getByLabel(t('private')).selectOption({ label: t('yes') })
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText(`${word} closed`)
  await expect(page).toHaveURL(/private=true/)
  await page.getByRole('button', { name: t('clearFilters') }).click()
  await expect(rows).toHaveCount(2)
})

test('what one operator saved meanwhile is not overwritten by another, and nothing typed is lost', async ({
  page,
  enterAs,
  given,
  t,
  complaints,
}) => {
  complaints.allow(/status of 409/)
  const { entid, name } = await given.enterprise()
  const operator = await given.signedIn(UserType.operator)
  await enterAs(UserType.operator)
  await page.goto(`/sysop/enterprise/${entid}`)
  await page.getByRole('button', { name: t('edit'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('shortName')).fill('Mine')
  const { version } = await operator.call('getEnterprise', { entid })
  await operator.call('updateEnterprise', { entid, version, userQuota: 7 })
  await dialog.getByRole('button', { name: t('save') }).click()
  await dialog.getByRole('button', { name: t('loadLatest') }).click()
  await expect(dialog.getByLabel(t('userQuota'))).toHaveValue('7')
  await expect(dialog.getByLabel(t('shortName'))).toHaveValue('Mine')
  await dialog.getByRole('button', { name: t('save') }).click()
  await expect(dialog).toHaveCount(0)
  expect(await operator.call('getEnterprise', { entid })).toMatchObject({ name, shortName: 'Mine', userQuota: 7 })
})

test('people of a suspended enterprise are out at once and come back when it is resumed', async ({
  page,
  enterAs,
  given,
  otherPage,
  t,
  complaints,
}) => {
  complaints.allow(/status of 4\d\d/)
  const { entid, name, admin } = await given.enterprise()
  const colleague = await otherPage((await given.signIn(admin)).cookieValues())
  await goAndListen(colleague, `/space-${entid}/user/workbench`)
  await expect(colleague.getByRole('heading', { level: 1, name: t('workbench') })).toBeVisible()

  await given.confirmed(UserType.operator)
  await enterAs(UserType.operator)
  await page.goto(`/sysop/enterprise/${entid}`)
  const choose = async (act: string) => {
    await page.locator('main [aria-haspopup="menu"]').first().click()
    await page.getByRole('menuitem', { name: act, exact: true }).click()
  }
  await choose(t('suspend'))
  const question = page.getByRole('alertdialog', { name: new RegExp(name) })
  await question.getByRole('button', { name: t('suspend'), exact: true }).click()
  await expect(page.getByRole('main').getByText(t('suspended'), { exact: true })).toBeVisible()
  await expect(colleague.getByText(t('spaceSuspended')).first()).toBeVisible()
  await expect(colleague.getByRole('list', { name: t('allApplications') })).toHaveCount(0)
  const refused = await given.client().tryCall('signIn', admin, { space: entid })
  expect(refused).toMatchObject({ status: 403, error: 'spaceSuspended' })

  await choose(t('resume'))
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('resume'), exact: true })
    .click()
  await expect(page.getByRole('main').getByText(t('active'), { exact: true })).toBeVisible()
  expect(await given.client().tryCall('signIn', admin)).toMatchObject({ status: 200 })
})

test(
  'the keyboard alone is enough to create an enterprise',
  { tag: [shows.backAndFocus, '@both'] },
  async ({ page, enterAs, given, t }) => {
    const { name, admin } = given.newEnterprise()
    await enterAs(UserType.operator)
    await page.goto('/sysop/enterprise')
    const add = page.getByRole('button', { name: t('addEnterprise') })
    await expect(add).toBeVisible()
    await tabTo(add, page)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(t('enterpriseName'), { exact: false }).first()).toBeFocused()
    await page.keyboard.type(name)
    await tabTo(page.getByLabel(t('adminLoginId')), page)
    await page.keyboard.type(admin.loginId)
    await page.keyboard.press('Tab')
    await page.keyboard.type(admin.name ?? '')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByRole('progressbar', { name: t('provisioning') })).toHaveAttribute('aria-valuenow', '100')
    await expect(page.getByText(admin.loginId).first()).toBeVisible()
  },
)

test('a refused field says why, and what was typed is guarded', async ({ page, enterAs, given, t, complaints }) => {
  complaints.allow(/status of 409/)
  const taken = await given.enterprise()
  const { admin } = given.newEnterprise()
  await enterAs(UserType.operator)
  await page.goto('/sysop/enterprise?dialog=add')
  const dialog = page.getByRole('dialog', { name: t('addEnterprise') })
  await dialog.getByRole('textbox', { name: t('enterpriseName'), exact: true }).fill(taken.name)
  await dialog.getByLabel(t('adminLoginId')).fill(admin.loginId)
  await dialog.getByLabel(t('adminName')).fill(admin.name ?? '')
  await dialog.getByRole('button', { name: t('createAndProvision') }).click()
  await expect(dialog.getByRole('textbox', { name: t('enterpriseName'), exact: true })).toHaveAccessibleDescription(
    new RegExp(taken.name),
  )
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: t('keepEditing') }).click()
  await expect(dialog.getByLabel(t('adminLoginId'))).toHaveValue(admin.loginId)
})

async function tabTo(target: Locator, page: Page) {
  for (let stop = 0; stop < 60; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}
