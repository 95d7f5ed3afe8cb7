import { confirmByPassword } from '../src/confirm-by-password.ts'
import { forgetCookies } from '../src/forget-cookies.ts'
import { newPhone } from '../src/new-member.ts'
import { signIn } from '../src/sign-in.ts'
import { codeSentTo } from '../src/sms.ts'
import { expect, test } from '../src/story.ts'

const cameFor = '/user/workbench/messages?show=unread'

test(
  'whoever must have a second factor makes the telephone one, and signs in by it the next time',
  { tag: '@both' },
  async ({ page, given, stage, complaints, t }) => {
    // The refusal that asks for the password.
    complaints.allow(/status of 403 .*phone\/code/)
    const { entid, admin } = await given.enterprise()
    const own = await given.signIn(admin)
    await own.call('verifyPassword', { op: 'verify', password: admin.password })
    const style = { name: '', nameEn: '', color: '#00695c', hasLogo: false, logo: '', version: 0 }
    await own.call('updateEnterpriseStyle', style)
    await own.call('updateTwoStepPolicy', { open: true, applyTo: 'all', effectiveTime: null, trustDeviceDays: 0 })
    const phone = newPhone()
    const look = page.locator('#atrium-brand-style')

    await page.goto(cameFor)
    await signIn(page, admin, t)
    await page.getByRole('button', { name: t('bySmsInstead') }).click()
    await page.getByLabel(t('phone')).fill(phone)
    await page.getByRole('button', { name: t('sendCode') }).click()
    // The sign-in of a moment ago is no proof; afterwards nothing asks again.
    await confirmByPassword(page, admin, t)
    await page.getByRole('textbox', { name: t('code') }).fill(await codeSentTo(phone, stage))
    await page.keyboard.press('Enter')
    await page.getByLabel(t('haveKeptThem')).check()
    await page.getByRole('button', { name: t('continue'), exact: true }).click()
    await expect(page).toHaveURL(cameFor)
    // The address names no enterprise: only now is the page told whose it is, and it is not loaded anew.
    await expect(look).toHaveAttribute('data-of', entid)

    await forgetCookies(page)
    await page.goto(cameFor)
    await signIn(page, admin, t)
    await page.getByRole('button', { name: t('sendCode') }).click()
    await expect(look).not.toHaveAttribute('data-of', entid)
    await page.getByRole('textbox', { name: t('code') }).fill(await codeSentTo(phone, stage, 2))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: t('messages') })).toBeVisible()
    await expect(page).toHaveURL(cameFor)
    await expect(look).toHaveAttribute('data-of', entid)
  },
)
