import { UserType } from '@atrium/shared-utility/contract'
import { expect, test } from '../src/story.ts'

test('applications are pinned in an order of one’s own and stay so', async ({ page, given, context, t, stage }) => {
  const { entid, admin } = await given.enterprise()
  const person = await given.signIn(admin)
  await context.addCookies(
    Object.entries(person.cookieValues()).map(([name, value]) => ({ name, value, url: stage.url })),
  )
  const [first, second] = await person.call('listApplications', {}, { space: entid })
  await page.goto(`/space-${entid}/user/workbench`)
  await page.getByRole('button', { name: t('choosePins') }).click()
  const dialog = page.getByRole('dialog', { name: t('editPins') })
  await dialog.getByRole('button', { name: `${t('add')}${first?.name}` }).click()
  await dialog.getByRole('button', { name: `${t('add')}${second?.name}` }).click()
  await dialog.getByRole('button', { name: `${t('up')}${second?.name}` }).click()
  await dialog.getByRole('button', { name: t('save') }).click()
  await expect(dialog).toHaveCount(0)
  const pinned = page.getByRole('list', { name: t('pinned') }).getByRole('link')
  await expect(pinned).toHaveText([second?.name ?? '?', first?.name ?? '?'])
  await page.reload()
  await expect(pinned).toHaveText([second?.name ?? '?', first?.name ?? '?'])
})

test('a read message is no longer counted, here and in the top bar', async ({ page, given, context, t, stage }) => {
  const { entid, admin } = await given.enterprise()
  const person = await given.signIn(admin)
  await context.addCookies(
    Object.entries(person.cookieValues()).map(([name, value]) => ({ name, value, url: stage.url })),
  )
  const { unread } = await person.call('listMessages', {}, { space: entid })
  expect(unread).toBeGreaterThan(1)
  await page.goto(`/space-${entid}/user/workbench/messages`)
  const bell = page.getByRole('banner').getByRole('link', { name: t('messages') })
  await expect(bell).toContainText(String(unread))
  await page
    .getByRole('button', { name: t('markRead') })
    .first()
    .click()
  await expect(bell).toContainText(String(unread - 1))
  await page.getByRole('button', { name: t('markAllRead') }).click()
  await expect(page.getByText(t('noneUnread')).first()).toBeVisible()
  await page.reload()
  await expect(bell).toHaveText('')
  expect(await person.call('listMessages', {}, { space: entid })).toMatchObject({ unread: 0 })
})

test(
  'the search among the applications is part of the address',
  { tag: '@both' },
  async ({ page, enterAs, given, t }) => {
    const person = await given.signedIn(UserType.member)
    const [one] = await person.call('listApplications', {})
    await enterAs(UserType.member)
    await page.goto('/user/workbench')
    await page.getByRole('searchbox', { name: t('searchApplications') }).fill(one?.name ?? '?')
    const found = page.getByRole('list', { name: t('allApplications') }).getByRole('listitem')
    await expect(found).toHaveCount(1)
    await page.reload()
    await expect(found).toHaveCount(1)
    await expect(found).toContainText(one?.name ?? '?')
  },
)
