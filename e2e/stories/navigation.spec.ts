import { UserType } from '@atrium/shared-utility/contract'
import { showSixtyEntries } from '../src/screens/sixty-entries.ts'
import { shows } from '../src/shows.ts'
import { expect, test } from '../src/story.ts'

test(
  'U02: sixty entries in sections of two levels scroll within themselves, the marked one is in view, and the keyboard reaches all',
  { tag: [shows.layout, '@both'] },
  async ({ page, enterAs, t }) => {
    await enterAs(UserType.operator)
    await page.goto('/sysop/setting')
    await page.locator('main h1').waitFor()
    await showSixtyEntries(page)
    const more = page.getByRole('button', { name: t('openNavigation') })
    if (await more.isVisible()) await more.click()
    const list = page.locator('.atrium-navigation-list').last()
    await expect(list.getByRole('link')).toHaveCount(60)
    expect(await list.locator('.atrium-navigation-group').count()).toBe(6)
    expect(await list.locator('ul ul ul').count()).toBe(0)

    const marked = list.locator('[aria-current=page]')
    await expect(marked).toHaveAttribute('href', '/sysop/setting')
    await expect(marked).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    expect(await list.evaluate((one) => one.scrollHeight > one.clientHeight)).toBe(true)
    expect(await list.evaluate(cutNames)).toEqual([])

    await list.getByRole('link').first().focus()
    const reached = new Set(await focused(list))
    for (let step = 0; step < 90 && reached.size < 60; step += 1) {
      await page.keyboard.press('Tab')
      for (const address of await focused(list)) reached.add(address)
    }
    expect(reached.size).toBe(60)
    await expect(list.locator(':focus')).toBeInViewport({ ratio: 1 })
  },
)

type List = { evaluate: <T>(read: (list: HTMLElement | SVGElement) => T) => Promise<T> }

/** The address of the entry that has the focus; none for what folds an entry. */
function focused(list: List) {
  return list.evaluate((one) => [...one.querySelectorAll('a:focus')].map((link) => link.getAttribute('href')))
}

/** The names that are longer than the navigation is wide. */
function cutNames(list: HTMLElement | SVGElement) {
  const parts = [...list.querySelectorAll('a *')].filter(
    ({ clientWidth, scrollWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1,
  )
  return parts.map(({ textContent }) => textContent)
}
