import type { Page } from '@playwright/test'
import { UserType } from '@atrium/shared-utility/contract'
import { shows } from '../src/shows.ts'
import { expect, test } from '../src/story.ts'

test(
  'customer, mobile, rem and noSandbox each have a page, in the frame that the kind says',
  { tag: shows.layout },
  async ({ page, given, enterAs }) => {
    const member = await given.signedIn(UserType.member)
    const { curEntId: entId } = await member.call('getCurrentEnterprise', {})
    const built = (await member.call('listApplications', {})).find(({ kind }) => kind === 'built')
    const { id, name } = built ?? { id: '', name: '' }
    await enterAs(UserType.member)
    const at = (path: string) => open(page, `/space-${entId}${path}`)

    expect(await at(`/appDetail/${id}`)).toMatchObject({ kind: 'customer', heading: name, bar: true, isMobile: false })
    expect(await at(`/m/app/${id}`)).toMatchObject({ kind: 'mobile', bar: true, isMobile: true })
    expect(await at('/homepage/display')).toMatchObject({ kind: 'noSandbox', bar: false, isMobile: false })

    // The letters of this kind alone follow the width.
    await page.setViewportSize({ width: 375, height: 700 })
    const narrow = await at(`/m/appDetail/${id}`)
    expect(narrow).toMatchObject({ kind: 'rem', heading: name, bar: true, isMobile: true, letters: 16 })
    await page.setViewportSize({ width: 450, height: 700 })
    await expect.poll(async () => (await frameOf(page)).letters).toBeGreaterThan(18)
  },
)

async function open(page: Page, path: string) {
  await page.goto(path)
  await page.locator('main h1').first().waitFor()
  return frameOf(page)
}

function frameOf(page: Page) {
  return page.evaluate(() => ({
    kind: document.documentElement.dataset['layout'],
    heading: document.querySelector('main h1')?.textContent,
    bar: document.querySelector('.atrium-topbar') !== null,
    isMobile: document.querySelector('.atrium-mobile') !== null,
    letters: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
  }))
}
