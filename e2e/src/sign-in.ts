import type { Page } from '@playwright/test'
import type { wordsOf } from './words.ts'

type Account = { loginId: string; password: string }

/** Fills in the sign-in page that is open, and sends it. */
export async function signIn(page: Page, account: Account, t: ReturnType<typeof wordsOf>) {
  await fillIn(page, account, t)
  await page.getByRole('button', { name: t('signIn'), exact: true }).click()
}

/** The same without sending: other pages ask for an account too. */
export async function fillIn(page: Page, { loginId, password }: Account, t: ReturnType<typeof wordsOf>) {
  await page.getByLabel(t('loginId')).fill(loginId)
  await page.getByLabel(t('password')).and(page.locator('input')).fill(password)
}
