import { UserType } from '@atrium/shared-utility/contract'
import { confirmByPassword } from '../src/confirm-by-password.ts'
import { signIn } from '../src/sign-in.ts'
import { expect, test } from '../src/story.ts'

test('S46: an operator looks as somebody, sees so on every page, changes nothing before a second proof, comes back, and the person is told', async ({
  page,
  given,
  otherPage,
  t,
  complaints,
}) => {
  complaints.allow(/status of 40[13]/)
  const operator = await given.account(UserType.operator)
  const { entid, admin } = await given.enterprise()
  const person = await given.signIn(admin)
  const [application] = await person.call('listApplications', {}, { space: entid })
  const reason = given.unique('Ticket')
  const asked = `/sysop/users?${new URLSearchParams({ iSearch: admin.loginId })}`
  await page.goto(asked)
  await signIn(page, operator, t)
  await expect(page).toHaveURL(asked)
  await page
    .getByRole('button', { name: t('actionsOf') })
    .first()
    .click()
  await page.getByRole('menuitem', { name: t('actAs') }).click()
  await page.getByRole('textbox', { name: t('reason') }).fill(reason)
  await page.getByRole('button', { name: t('beginActing'), exact: true }).click()
  await confirmByPassword(page, operator, t)

  const bar = page.getByRole('region', { name: t('actingBar') })
  await expect(bar).toContainText(reason)
  for (const path of ['user/workbench/messages', 'enterprise/members', 'homepage', 'user/workbench']) {
    await page.goto(`/space-${entid}/${path}`)
    await expect(bar).toContainText(reason)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.getByRole('button', { name: t('choosePins') }).click()
  const pins = page.getByRole('dialog', { name: t('editPins') })
  await pins.getByRole('button', { name: `${t('add')}${application?.name}` }).click()
  await pins.getByRole('button', { name: t('save') }).click()
  await expect(pins.getByText(t('actingReadOnly'))).toBeVisible()
  expect(await person.call('listCommonApplications', {}, { space: entid })).toEqual([])
  await page.keyboard.press('Escape')
  await page.goto(`/space-${entid}/user/workbench`)
  await bar.getByRole('button', { name: t('allowActing') }).click()
  await bar.getByRole('button', { name: t('allowActingNow') }).click()
  await confirmByPassword(page, operator, t)
  await expect(bar.getByRole('button', { name: t('allowActing') })).toBeHidden()
  await page.getByRole('button', { name: t('choosePins') }).click()
  await pins.getByRole('button', { name: `${t('add')}${application?.name}` }).click()
  await pins.getByRole('button', { name: t('save') }).click()
  await expect(pins).toBeHidden()
  expect(await person.call('listCommonApplications', {}, { space: entid })).toMatchObject([{ id: application?.id }])

  await bar.getByRole('button', { name: t('endActing'), exact: true }).click()
  await expect(page).toHaveURL(asked)
  await expect(page.getByRole('heading', { level: 1, name: t('users') })).toBeVisible()
  await expect(bar).toBeHidden()

  const theirs = await otherPage((await given.signIn(admin)).cookieValues())
  await theirs.goto(`/space-${entid}/user/workbench`)
  await theirs.getByRole('button', { name: t('seeActing') }).click()
  await expect(theirs.getByRole('listitem').filter({ hasText: reason })).toBeVisible()
  await theirs.getByRole('button', { name: t('knowActing'), exact: true }).click()
  await expect(theirs.getByRole('button', { name: t('seeActing') })).toBeHidden()
})
