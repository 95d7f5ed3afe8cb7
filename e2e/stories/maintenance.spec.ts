import { UserType } from '@atrium/shared-utility/contract'
import { onOwnPortal } from '../src/own-portal.ts'
import { signIn } from '../src/sign-in.ts'
import { expect } from '../src/story.ts'

const test = onOwnPortal()

test.beforeEach(({ portal }) => portal.maintenance('off'))

test('when an update begins, whoever works is taken to the maintenance page and back when it ends', async ({
  page,
  enterAs,
  portal,
  t,
  complaints,
}) => {
  complaints.allow(/status of 503/)
  await enterAs(UserType.member)
  await page.goto('/user/workbench')
  await expect(page.getByRole('heading', { level: 1, name: t('workbench') })).toBeVisible()
  await portal.maintenance('on')
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('messages'), exact: true })
    .click()
  await expect(page).toHaveURL(/\/maintenance/)
  await expect(page.getByRole('heading', { level: 1, name: t('maintenance') })).toBeVisible()
  await page.getByRole('button', { name: t('checkNow') }).click()
  await expect(page.getByRole('main').getByText(t('stillUpdating'))).toBeVisible()
  await portal.maintenance('off')
  await expect(page).toHaveURL(/\/user\/workbench/, { timeout: 25_000 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^(${t('workbench')}|${t('messages')})`))
})

test('who comes during an update is held, and arrives where they wanted when it ends, without doing anything', async ({
  page,
  enterAs,
  portal,
  t,
  complaints,
}) => {
  complaints.allow(/status of 503/)
  await enterAs(UserType.member)
  await portal.maintenance('on')
  await page.goto('/user/workbench/messages')
  await expect(page.getByRole('heading', { level: 1, name: t('maintenance') })).toBeVisible()
  await portal.maintenance('off')
  await expect(page).toHaveURL('/user/workbench/messages', { timeout: 20_000 })
})

test('an operator signs in during an update, and works', async ({ page, given, portal, t }) => {
  await portal.maintenance('on')
  await page.goto('/sysop/enterprise')
  await page.getByRole('link', { name: t('operatorSignIn') }).click()
  await signIn(page, await given.account(UserType.operator), t)
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: t('enterprises'), exact: true })).toBeVisible()
})
