import type { Page } from '@playwright/test'
import { UserType } from '@atrium/shared-utility/contract'
import { faultyParcel, parcelFile, replaceParcel } from '../src/broken-parcel.ts'
import { goInside } from '../src/go-inside.ts'
import { shows } from '../src/shows.ts'
import { expect, test } from '../src/story.ts'
import type { wordsOf } from '../src/words.ts'

const workbench = '@atrium/workbench'
const tenants = '@atrium/sysop-tenants'

test('a parcel whose file is missing shows a notice in its place, and Retry brings it', async ({
  page,
  enterAs,
  t,
  complaints,
}) => {
  complaints.allow(/status of 404|@atrium\/sysop-tenants@.* failed \(load/)
  const { path } = await parcelFile(page, tenants)
  await page.route(`**${path}`, (route) => route.fulfill({ status: 404 }))
  await enterAs(UserType.operator)
  await page.goto('/sysop/enterprise')
  await expectNotice(page, t)
  await page.unroute(`**${path}`)
  await page.getByRole('button', { name: t('retry') }).click()
  await expect(page.getByRole('table', { name: t('enterprises') })).toBeVisible()
})

test(
  'S67: a parcel that was changed on its way is refused',
  { tag: shows.importMap },
  async ({ page, enterAs, t, complaints }) => {
    complaints.allow(/integrity|@atrium\/sysop-tenants@.* failed \(load/)
    const { path } = await parcelFile(page, tenants)
    const code = faultyParcel({ load: 'window.wasRun = true' })
    await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/javascript', body: code }))
    await enterAs(UserType.operator)
    await page.goto('/sysop/enterprise')
    await expectNotice(page, t)
    expect(await page.evaluate(() => 'wasRun' in window)).toBe(false)
  },
)

test('a parcel that throws when it is loaded shows a notice in its place', async ({ page, enterAs, t, complaints }) => {
  complaints.allow(/broken on load/)
  await replaceParcel(page, tenants, faultyParcel({ load: 'throw new Error("broken on load")' }))
  await enterAs(UserType.operator)
  await page.goto('/sysop/enterprise')
  await expectNotice(page, t)
})

test('a parcel that throws when it is mounted shows a notice, and the frame around it works on', async ({
  page,
  enterAs,
  t,
  complaints,
}) => {
  complaints.allow(/broken on mount/)
  await replaceParcel(page, tenants, faultyParcel({ mount: 'throw new Error("broken on mount")' }))
  await enterAs(UserType.operator)
  await page.goto('/sysop/enterprise')
  await expectNotice(page, t)
  await page.getByRole('button', { name: t('account') }).click()
  await page.getByRole('menuitem', { name: t('signOut') }).press('Escape')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: t('landing') })).toBeVisible()
})

test(
  'a parcel that throws when it is unmounted does not hold the next page back, and its styles leave the shell alone',
  { tag: shows.isolation },
  async ({ page, enterAs, t, complaints }) => {
    complaints.allow(/broken on unmount/)
    // What the build makes of such a rule: importmap/src/parcel/scope-styles.test.ts.
    const css = '@layer parcel{@scope ([data-parcel="sysop-tenants"]){body,header,header *,h1{color:rgb(1,2,3)}}}'
    const load = `const sheet = new CSSStyleSheet(); sheet.replaceSync('${css}'); document.adoptedStyleSheets.push(sheet)`
    await replaceParcel(page, tenants, faultyParcel({ load, unmount: 'throw new Error("broken on unmount")' }))
    await enterAs(UserType.operator)
    await page.goto('/sysop/enterprise')
    await expect(page.getByRole('heading', { level: 1, name: 'Faulty' })).toHaveCSS('color', 'rgb(1, 2, 3)')
    for (const outside of [
      page.locator('body'),
      page.getByRole('banner'),
      page.getByRole('button', { name: t('account') }),
    ])
      await expect(outside).not.toHaveCSS('color', 'rgb(1, 2, 3)')
    await goInside(page, '/')
    await expect(page.getByRole('heading', { level: 1, name: t('landing') })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Faulty' })).toHaveCount(0)
  },
)

test(
  'a parcel that never answers freezes nothing: the next page opens at once, and back again',
  { tag: shows.isolation },
  async ({ page, enterAs, t }) => {
    const { path } = await parcelFile(page, tenants)
    const unanswered = Promise.withResolvers<void>()
    await page.route(`**${path}`, () => unanswered.promise)
    await enterAs(UserType.operator)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: t('landing') })).toBeVisible()
    await goInside(page, '/sysop/enterprise')
    await expect(page.getByRole('main').getByText(t('loading'))).toHaveCount(1)
    await openLanding()
    await goInside(page, '/sysop/enterprise')
    await expect(page.getByRole('main').getByText(t('loading'))).toHaveCount(1)
    await page.getByRole('button', { name: t('theme') }).click()
    await page.getByRole('menuitemradio', { name: t('dark') }).click()
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark')
    await openLanding()
    await expect(page.getByText(t('takesLong'))).toHaveCount(0)
    await goInside(page, '/sysop/enterprise')
    await expect(page.getByText(t('takesLong'))).toBeVisible()
    unanswered.resolve()

    /** A page that waited for the parcel would not open at all. */
    async function openLanding() {
      await goInside(page, '/')
      await expect(page.getByRole('heading', { level: 1, name: t('landing') })).toBeVisible()
    }
  },
)

test(
  'the sign-in page works while every other parcel is missing',
  { tag: shows.isolation },
  async ({ page, t, complaints }) => {
    complaints.allow(/status of 404/)
    for (const name of [workbench, tenants]) {
      const { path } = await parcelFile(page, name)
      await page.route(`**${path}`, (route) => route.fulfill({ status: 404 }))
    }
    await page.goto('/home/login')
    await expect(page.getByLabel(t('loginId'))).toBeFocused()
  },
)

async function expectNotice(page: Page, t: ReturnType<typeof wordsOf>) {
  await expect(page.getByRole('alert').getByRole('heading', { name: t('pageFailed') })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
}
