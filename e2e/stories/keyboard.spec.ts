import type { Locator } from '@playwright/test'
import { UserType } from '@atrium/shared-utility/contract'
import { anApk } from '../src/an-apk.ts'
import { byKeyboard } from '../src/by-keyboard.ts'
import { onOwnPortal } from '../src/own-portal.ts'
import { expect } from '../src/story.ts'

// An update closes the portal to everybody else, and is not ended.
const test = onOwnPortal({ isSpent: true })

test('with the keyboard alone an operator creates an enterprise, publishes a message to it, uploads a package and starts an update', async ({
  page,
  given,
  t,
  complaints,
}) => {
  complaints.allow(/status of (?:403|503)/)
  // The dialog for files is the system’s own.
  page.on('filechooser', (chooser) => void chooser.setFiles(anApk()))
  const keys = byKeyboard(page)
  const operator = await given.account(UserType.operator)
  const { name, admin } = given.newEnterprise()
  await page.goto('/sysop/enterprise')
  await keys.type(page.getByLabel(t('loginId')), operator.loginId)
  await keys.type(page.getByLabel(t('password')).and(page.locator('input')), operator.password)
  await keys.press('Enter')
  await drawn(t('enterprises'))

  await keys.choose(page.getByRole('button', { name: t('addEnterprise') }))
  const creating = page.getByRole('dialog', { name: t('addEnterprise') })
  await keys.type(creating.getByRole('textbox', { name: t('enterpriseName'), exact: true }), name)
  await keys.type(creating.getByLabel(t('adminLoginId')), admin.loginId)
  await keys.type(creating.getByLabel(t('adminName')), admin.name ?? '')
  await keys.press('Enter')
  await drawn(name)
  await expect(page.getByRole('progressbar', { name: t('provisioning') })).toHaveAttribute('aria-valuenow', '100')

  const title = given.unique('Message')
  await go(t('announcements'))
  await keys.choose(page.getByRole('button', { name: t('writeAnnouncement') }).first())
  const writing = page.getByRole('dialog', { name: t('writeAnnouncement') })
  await keys.type(writing.getByLabel(t('titleZh')), title)
  await keys.type(writing.getByRole('textbox', { name: t('contentZh') }), 'Saturday morning.')
  await keys.tabTo(writing.getByLabel(t('audience'), { exact: true }))
  await keys.press('ArrowDown')
  const recipients = writing.getByRole('combobox', { name: t('recipients') })
  await keys.type(recipients, name)
  await expect(page.getByRole('option', { name })).toBeVisible()
  // What is found for the whole of it may still replace, under the cursor, what was found for half of it.
  await expect(async () => {
    await keys.press('ArrowDown')
    await expect(recipients).toHaveAttribute('aria-activedescendant', /./, { timeout: 2000 })
    await keys.press('Enter')
    await expect(writing.getByText(name, { exact: true })).toBeVisible({ timeout: 2000 })
  }).toPass()
  await keys.choose(writing.getByRole('button', { name: t('saveDraft') }))
  await expect(writing).toBeHidden()
  const message = page.getByRole('row').filter({ hasText: title })
  await pick(message, t('publish'))
  await keys.choose(page.getByRole('alertdialog').getByRole('button', { name: t('publish'), exact: true }))
  await expect(message).toContainText(t('published'))
  await expect(message).toContainText(name)

  await go(t('packages'))
  await keys.choose(page.getByRole('button', { name: t('uploadPackages') }))
  await expect(page.getByRole('row').filter({ hasText: 'Keys only' })).toContainText(t('packageReady'))

  await go(t('updates'))
  await keys.choose(page.getByRole('button', { name: t('planUpdate') }).first())
  const planning = page.getByRole('dialog', { name: t('planUpdate') })
  await keys.type(planning.getByLabel(t('version')), '9.9.9')
  await keys.type(planning.getByLabel(t('titleZh')), 'Upgrade')
  await keys.type(planning.getByLabel(t('titleEn')), 'Upgrade')
  await keys.type(planning.getByLabel(t('plannedAt')), `${new Date().getFullYear() + 1}-03-04 09:30`)
  await keys.choose(planning.getByRole('button', { name: t('savePlan') }))
  const question = page.getByRole('dialog', { name: t('confirmIdentity') })
  await keys.type(question.getByLabel(t('password')).and(page.locator('input')), operator.password)
  await keys.press('Enter')
  await expect(planning).toBeHidden()
  await pick(page.getByRole('row').filter({ hasText: '9.9.9' }), t('startUpdate'))
  await keys.choose(page.getByRole('alertdialog').getByRole('button', { name: t('startUpdate'), exact: true }))
  await expect(page.getByRole('row').filter({ hasText: '9.9.9' })).toContainText(t('updateRunning'))
  await expect.poll(async () => (await given.client().call('getUpdateStatus', {})).isSysUpdating).toBe(true)

  /** By the navigation. */
  async function go(name: string) {
    await keys.choose(page.getByRole('navigation').getByRole('link', { name, exact: true }))
    await drawn(name)
  }

  /** The heading of a new page takes the focus once it is there: before that a key may go nowhere. */
  function drawn(name: string) {
    return expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeFocused()
  }

  /** Opens the menu of a row and goes down to what it is to do. */
  async function pick(row: Locator, act: string) {
    await keys.choose(row.getByRole('button', { name: t('actionsOf') }))
    const item = page.getByRole('menuitem', { name: act, exact: true })
    // A menu that is still opening hears no key: they would go to the row below it.
    await expect(page.getByRole('menu').locator(':focus')).toBeVisible()
    for (let stop = 0; stop < 9 && !(await isFocused(item)); stop += 1) await keys.press('ArrowDown')
    await expect(item).toBeFocused()
    await keys.press('Enter')
  }
})

function isFocused(target: Locator) {
  return target.evaluate((element) => element === document.activeElement)
}
