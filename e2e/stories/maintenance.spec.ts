import { UserType } from '@atrium/shared-utility/contract'
import { goAndListen } from '../src/go-and-listen.ts'
import { onOwnPortal } from '../src/own-portal.ts'
import { signIn } from '../src/sign-in.ts'
import { shows } from '../src/shows.ts'
import { expect } from '../src/story.ts'

const test = onOwnPortal()

test.afterEach(({ portal }) => portal.maintenance('off'))

test(
  'when an update begins, whoever works is taken to the maintenance page and back when it ends',
  { tag: shows.live },
  async ({ page, enterAs, portal, t, complaints }) => {
    complaints.allow(/status of 503/)
    await enterAs(UserType.member)
    await goAndListen(page, '/user/workbench')
    await expect(page.getByRole('heading', { level: 1, name: t('workbench') })).toBeVisible()
    await portal.maintenance('on')
    await expect(page).toHaveURL(/\/maintenance/)
    await expect(page.getByRole('heading', { level: 1, name: t('maintenance') })).toBeVisible()
    await page.getByRole('button', { name: t('checkNow') }).click()
    await expect(page.getByRole('main').getByText(t('stillUpdating'))).toBeVisible()
    await portal.maintenance('off')
    await expect(page).toHaveURL(/\/user\/workbench/)
    await expect(page.getByRole('heading', { level: 1, name: t('workbench') })).toBeVisible()
  },
)

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
  await expect(page).toHaveURL('/user/workbench/messages')
})

test('an operator signs in during an update, and works', async ({ page, given, portal, t }) => {
  await portal.maintenance('on')
  await page.goto('/sysop/enterprise')
  await page.getByRole('link', { name: t('operatorSignIn') }).click()
  await signIn(page, await given.account(UserType.operator), t)
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: t('enterprises'), exact: true })).toBeVisible()
})

test('over what somebody has typed an update stands until it is over, and takes nothing of it away', async ({
  page,
  enterAs,
  given,
  t,
  complaints,
}) => {
  complaints.allow(/status of 503/)
  const operator = await given.confirmed(UserType.operator)
  await enterAs(UserType.administrator)
  await goAndListen(page, '/enterprise/invitations')
  await page.getByRole('button', { name: t('addInvitation') }).click()
  const purpose = page.getByRole('textbox', { name: t('invitationPurpose') })
  await purpose.fill('half a sentence')
  const texts = { version: '3.2.0', titleZh: '平台升级', titleEn: 'Platform upgrade' }
  const plannedAt = new Date(Date.now() + 3_600_000).toISOString()
  const plan = await operator.call('planUpdate', { ...texts, plannedAt, windowMin: 30 })
  await expect(page.getByText(/3\.2\.0/)).toBeVisible()
  await operator.call('startUpdate', plan)
  const held = page.getByRole('dialog', { name: t('maintenance') })
  await expect(held).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(held).toBeVisible()
  await operator.call('endUpdate', { id: plan.id, outcome: 'done' })
  await expect(held).toBeHidden()
  await expect(purpose).toHaveValue('half a sentence')
  await purpose.press('End')
  await page.keyboard.type(', and the rest')
  await expect(purpose).toHaveValue('half a sentence, and the rest')
  await expect(page).toHaveURL('/enterprise/invitations')
})
