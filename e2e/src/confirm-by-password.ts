import { expect, type Page } from '@playwright/test'
import type { wordsOf } from './words.ts'

/** Answers the question who it is, wherever it stands over the page. */
export async function confirmByPassword(page: Page, { password }: { password: string }, t: ReturnType<typeof wordsOf>) {
  const question = page.getByRole('dialog', { name: t('confirmIdentity') })
  await question.getByLabel(t('password')).fill(password)
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
}
