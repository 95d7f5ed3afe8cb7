import type { Page } from '@playwright/test'
import type { wordsOf } from './words.ts'

type Account = { loginId: string; password: string }

/** Fills in the sign-in page that is open, and sends it. */
export async function signIn(page: Page, { loginId, password }: Account, t: ReturnType<typeof wordsOf>) {
  await page.getByLabel(t('loginId')).fill(loginId)
  await page.getByLabel(t('password')).and(page.locator('input')).fill(password)
  await page.getByRole('button', { name: t('signIn'), exact: true }).click()
}
