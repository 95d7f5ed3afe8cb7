import { UserType } from '@atrium/shared-utility/contract'
import { changedResult, fakeResult } from '../src/screens/fake-result.ts'
import { expect, test } from '../src/story.ts'

const others = Array.from({ length: 59 }, (_, nth) => ({
  id: `own${nth}`,
  name: `Entry ${nth}`,
  icon: 'box',
  url: `/own/${nth}`,
  target: 'self',
}))
const last = { id: 'last', name: 'Last', icon: 'home', url: '/user/workbench', target: 'self' }

test(
  'U02: sixty entries scroll within themselves, the marked one is in view, and the keyboard reaches them',
  { tag: '@both' },
  async ({ page, enterAs, t }) => {
    await enterAs(UserType.member)
    await changedResult('**/sapi/user/baseinfo*', { ownNavigation: true })(page)
    await fakeResult('**/api2/navigation/customized/config*', { custom: true, items: [...others, last] })(page)
    await page.goto('/user/workbench')
    const marked = page.locator('.atrium-navigation-list').last().getByRole('link', { name: 'Last' })
    const more = page.getByRole('button', { name: t('openNavigation') })
    await expect(marked.or(more).filter({ visible: true }).first()).toBeVisible()
    if (await more.isVisible()) await more.click()
    await expect(marked).toHaveAttribute('aria-current', 'page')
    await expect(marked).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await marked.focus()
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('link', { name: 'Entry 58' })).toBeFocused()
    const list = page.locator('.atrium-navigation-list').last()
    expect(await list.evaluate((one) => one.scrollHeight > one.clientHeight)).toBe(true)
    await list.getByRole('link').first().focus()
    await expect(list.getByRole('link').first()).toBeInViewport({ ratio: 1 })
  },
)
