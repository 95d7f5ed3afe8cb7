import { UserType } from '@atrium/shared-utility/contract'
import { newPhone } from '../src/new-member.ts'
import { codeSentTo } from '../src/sms.ts'
import { expect, test } from '../src/story.ts'

test(
  'somebody who was invited registers on the way to a page, and arrives there',
  { tag: '@everywhere' },
  async ({ page, given, stage, t }) => {
    const admin = await given.confirmed(UserType.administrator)
    const { code } = await admin.call('addInvitation', { purpose: given.unique('Story') })
    const phone = newPhone()
    await page.goto('/user/workbench/messages?show=unread')
    await page.getByRole('link', { name: t('toRegister') }).click()
    await page.getByLabel(t('invitation')).fill(code)
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: t('fullName'), exact: true }).fill(given.unique('Newcomer'))
    await page.getByLabel(t('loginId')).fill(given.unique('newcomer').replace(' ', '-'))
    await page.getByLabel(t('password')).and(page.locator('input')).fill('a walk over seven hills')
    await page.getByLabel(t('phone')).fill(phone)
    await page.getByRole('button', { name: t('sendCode') }).click()
    await expect(page.getByRole('textbox', { name: t('code'), exact: true })).toBeFocused()
    await page.keyboard.type(await codeSentTo(phone, stage))
    await page.getByRole('button', { name: t('registerAndSignIn') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('messages') })).toBeVisible()
    await expect(page).toHaveURL(/\/user\/workbench\/messages\?show=unread$/)
  },
)
