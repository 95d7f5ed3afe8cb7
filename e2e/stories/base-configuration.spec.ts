import type { Page } from '@playwright/test'
import { rewritePage } from '@atrium/importmap/playwright'
import { shows } from '../src/shows.ts'
import { expect, test } from '../src/story.ts'

type Signed = { payload: string; sig: string }

const broken: Record<string, (signed: Signed) => Partial<Signed> | undefined> = {
  'cut short': ({ payload, ...rest }) => ({ ...rest, payload: payload.slice(0, payload.length / 2) }),
  'wrongly signed': ({ payload, sig }) => ({ payload, sig: `${sig.startsWith('A') ? 'B' : 'A'}${sig.slice(1)}` }),
  'of another shape': () => ({ payload: 'x' }),
}

for (const [how, change] of Object.entries(broken)) {
  test(
    `with a base configuration that is ${how} nothing starts, and the page says so with a way to try again`,
    { tag: how === 'wrongly signed' ? [shows.boot, '@both'] : '@both' },
    async ({ page, t, complaints }) => {
      complaints.allow(/The portal could not start/)
      await rewritePage(page, (html) => withConfig(html, change))
      await page.goto('/home/login')
      await expect(page.getByRole('alert').getByRole('heading', { name: t('cannotStart') })).toBeVisible()
      await expect(page.getByText(t('configMissing'))).toBeVisible()
      await expect(page.getByRole('textbox')).toHaveCount(0)
      await page.unrouteAll()
      await page.getByRole('link', { name: t('retry') }).click()
      await expect(page.getByLabel(t('loginId'))).toBeVisible()
    },
  )
}

test('a base configuration that is not in the page is asked for by call', async ({ page, t }) => {
  await rewritePage(page, (html) => withConfig(html, () => undefined))
  await page.goto('/home/login')
  await expect(page.getByLabel(t('loginId'))).toBeVisible()
})

test('when it can be had neither way, nothing starts', async ({ page, t, complaints }) => {
  complaints.allow(/The portal could not start|status of 500/)
  await rewritePage(page, (html) => withConfig(html, () => undefined))
  await page.route('**/napi/micro-apps/qycloudBaseInfo', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/user/workbench')
  await expectNothingStarted(page)
  await expect(page.getByText(t('configMissing'))).toBeVisible()
})

test(
  'when the shell itself cannot be had, the page says so without any module',
  { tag: shows.boot },
  async ({ page, t, complaints }) => {
    complaints.allow(/The portal could not start|status of 404|ERR_FAILED|error loading|SystemJS/i)
    await page.route('**/assets/shell/*.js', (route) => route.abort())
    await page.route('**/assets/boot/*.js', (route) =>
      /loader|core/.test(route.request().url()) ? route.fallback() : route.abort(),
    )
    await page.goto('/')
    await expectNothingStarted(page)
    await expect(page.getByRole('link', { name: t('retry') })).toBeVisible()
  },
)

async function expectNothingStarted(page: Page) {
  await expect(page.getByRole('alert').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
}

/** The page with another base configuration in its boot document. */
function withConfig(html: string, change: (signed: Signed) => Partial<Signed> | undefined) {
  const text = /<script type="application\/json" id="atrium-boot"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}'
  const written = JSON.parse(text)
  const config = change(written.baseConfig)
  const changed = { ...written, baseConfig: config && { ...written.baseConfig, ...config } }
  return html.replace(text, () => JSON.stringify(changed).replaceAll('<', '\\u003c'))
}
