import type { Page } from '@playwright/test'
import { z } from 'zod'
import { UserType } from '@atrium/shared-utility/contract'
import { signIn } from '../src/sign-in.ts'
import { shows } from '../src/shows.ts'
import { expect, test } from '../src/story.ts'

const cameFor = '/user/workbench/messages?show=unread'

test(
  'a phone lets a computer in, which then opens the page it was asked for',
  { tag: [shows.tabs, '@both'] },
  async ({ page, otherPage, given, t }) => {
    await page.goto(cameFor)
    const url = await showCode(page, t('byScan'))
    const phone = await otherPage({})
    await phone.setViewportSize({ width: 390, height: 844 })
    // The camera of a phone that is not signed in: first the sign-in, then back to the code.
    await phone.goto(url)
    await signIn(phone, await given.account(UserType.member), t)
    await expect(phone).toHaveURL(url)
    const number = await page.getByText(/^\d\d$/).textContent()
    await phone.getByRole('button', { name: `${t('number')} ${number}` }).click()
    await phone.getByRole('button', { name: t('confirmSignIn') }).click()
    await expect(phone.getByText(t('confirmed'), { exact: true })).toBeVisible()
    await expect(page).toHaveURL(cameFor)
    await expect(page.getByRole('heading', { level: 1, name: t('messages') })).toBeVisible()
  },
)

const created = z.object({ result: z.object({ url: z.string() }) })

/** Where the code leads that this browser now shows. */
async function showCode(page: Page, name: string) {
  const answer = page.waitForResponse((response) => response.request().postData() === 'op=create')
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('img')).toBeVisible()
  return created.parse(await (await answer).json()).result.url
}
