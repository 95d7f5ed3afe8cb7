import { UserType } from '@atrium/shared-utility/contract'
import { wordsOf } from '../src/words.ts'
import { shows } from '../src/shows.ts'
import { expect, test } from '../src/story.ts'

test(
  'the language is switched on the sign-in page, is stored, and holds after signing in',
  { tag: shows.cookies },
  async ({ page, context, enterAs }) => {
    const english = wordsOf('en-US')
    await page.goto('/home/login')
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.getByRole('heading', { level: 1, name: english('signIn') })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
    expect(await context.cookies()).toContainEqual(expect.objectContaining({ name: 'lang', value: 'en-US' }))
    await enterAs(UserType.member)
    await page.goto('/user/workbench')
    await expect(page.getByRole('heading', { level: 1, name: english('workbench') })).toBeVisible()
  },
)

test(
  'the language is switched in the top bar and the page stays the same',
  { tag: '@both' },
  async ({ page, enterAs, lang, t }) => {
    const other = lang === 'zh-CN' ? 'en-US' : 'zh-CN'
    const names = { 'zh-CN': '简体中文', 'en-US': 'English' }
    await enterAs(UserType.operator)
    const kept = { code: 1_000_000, status: 200, msg: 'success', result: {}, requestId: 'none' }
    // The account is every story’s: what this one chooses is not kept with it.
    await page.route('**/sapi/user/account/language', (route) => route.fulfill({ json: kept }))
    await page.goto('/sysop/enterprise?page=1&iSearch=a')
    await page.getByRole('button', { name: t('language') }).click()
    await page.getByRole('menuitemradio', { name: names[other] }).click()
    await expect(
      page.getByRole('heading', { level: 1, name: wordsOf(other)('enterprises'), exact: true }),
    ).toBeVisible()
    await expect(page).toHaveURL('/sysop/enterprise?page=1&iSearch=a')
  },
)

test(
  'dark is kept over a reload, and the system is followed when that is chosen',
  { tag: shows.layout },
  async ({ page, enterAs, t }) => {
    const scheme = page.locator('html')
    await enterAs(UserType.member)
    await page.goto('/user/workbench')
    await expect(scheme).toHaveAttribute('data-color-scheme', 'light')
    await page.getByRole('button', { name: t('theme') }).click()
    await page.getByRole('menuitemradio', { name: t('dark') }).click()
    await expect(scheme).toHaveAttribute('data-color-scheme', 'dark')
    await page.reload()
    await expect(scheme).toHaveAttribute('data-color-scheme', 'dark')
    await page.getByRole('button', { name: t('theme') }).click()
    await page.getByRole('menuitemradio', { name: t('asTheSystem') }).click()
    await expect(scheme).toHaveAttribute('data-color-scheme', 'light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(scheme).toHaveAttribute('data-color-scheme', 'dark')
  },
)
