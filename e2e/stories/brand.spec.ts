import { shows } from '../src/shows.ts'
import { expect, test } from '../src/story.ts'

/** A black square, as a PNG. */
const logo = 'iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAADElEQVR4nGNgIB0AAAA0AAF2Xq7DAAAAAElFTkSuQmCC'

test(
  'U10: the bar has the logo of an enterprise beside its name, on a phone too',
  { tag: [shows.layout, '@both'] },
  async ({ given, otherPage }) => {
    const { entid, name, admin } = await given.enterprise()
    const administrator = await given.signIn(admin)
    await administrator.call('verifyPassword', { op: 'verify', password: admin.password })
    const style = { name: '', nameEn: '', color: '', hasLogo: true, logo, version: 0 }
    await administrator.call('updateEnterpriseStyle', style, { space: entid })
    const page = await otherPage(administrator.cookieValues())
    await page.goto(`/space-${entid}/user/workbench`)
    const bar = page.getByRole('banner')
    const shown = bar.getByRole('img', { name })
    await expect(shown).toBeInViewport({ ratio: 1 })
    // Seen, and easily touched.
    expect((await shown.boundingBox())?.height).toBeGreaterThanOrEqual(20)
    expect((await bar.getByRole('link', { name }).boundingBox())?.height).toBeGreaterThanOrEqual(24)
    const said = await bar.getByText(name).boundingBox()
    expect(said?.width).toBeGreaterThanOrEqual(48)
    // Nothing of the bar is pushed out of the page.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  },
)
