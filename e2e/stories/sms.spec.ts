import { newMember } from '../src/new-member.ts'
import { codeSentTo } from '../src/sms.ts'
import { expect, test } from '../src/story.ts'

test(
  'a stranger signs in by SMS and arrives at the page they came for',
  { tag: '@everywhere' },
  async ({ page, given, stage, t }) => {
    const { phone } = await newMember(given, stage)
    await page.goto('/user/workbench/messages?show=unread')
    await page.getByRole('link', { name: t('bySms') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('bySmsTitle') })).toBeVisible()
    await page.getByLabel(t('phone')).fill(phone.replace('+1202', '+1 202 '))
    await page.getByRole('button', { name: t('sendCode') }).click()
    await expect(page.getByRole('textbox', { name: t('code') })).toBeFocused()
    await page.keyboard.type(await codeSentTo(phone, stage, 2))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: t('messages') })).toBeVisible()
    await expect(page).toHaveURL(/\/user\/workbench\/messages\?show=unread$/)
  },
)
