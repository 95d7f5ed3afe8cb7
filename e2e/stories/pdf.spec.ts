import type { Frame, Page } from '@playwright/test'
import { UserType } from '@atrium/shared-utility/contract'
import { pdfFramePath } from '@atrium/shared-utility/model'
import { givenPdf } from '../src/given-pdf.ts'
import { fakeResult } from '../src/screens/fake-result.ts'
import { shows } from '../src/shows.ts'
import { expect, test } from '../src/story.ts'

const holder = {
  kind: 'record',
  appId: 'a1',
  entity: 'asset',
  id: 'r1',
  title: '三号厂房',
  application: '资产台账',
  table: '资产',
}
const row = {
  id: 'f1',
  name: 'plan.pdf',
  kind: 'pdf',
  mediaType: 'application/pdf',
  sizeBytes: 1000,
  at: '2026-11-02T01:02:00.000Z',
  by: '赵月白',
  byId: 'u1',
  pictureUrl: null,
  holder,
}

test(
  'a PDF is drawn in a frame that runs nothing of it and reaches neither the page, nor cookies, nor the network',
  { tag: shows.contentPolicy },
  async ({ page, enterAs, complaints }) => {
    complaints.allow(
      /Content Security Policy|violates the following|TrustedScript|^policy: (?:connect-src|require-trusted-types-for)/,
    )
    const dialogs: string[] = []
    page.on('dialog', (dialog) => dialogs.push(dialog.message()))
    await enterAs(UserType.member)
    const frame = await opened(page, givenPdf('Hello'))
    await expect(frame.getByText('Hello').first()).toBeAttached()
    await expect.poll(() => inkIn(frame)).toBe(true)
    await expect(page.getByText(/1 .*2/).first()).toBeVisible()

    expect(await frame.evaluate(reach)).toEqual({
      origin: 'null',
      cookie: 'SecurityError',
      storage: 'SecurityError',
      parent: 'SecurityError',
      network: 'TypeError',
      code: 'TypeError',
    })
    expect(dialogs).toEqual([])
    await frame.locator('main').press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  },
)

test(
  'a file that only calls itself a PDF is answered with a sentence',
  { tag: shows.contentPolicy },
  async ({ page, enterAs }) => {
    await enterAs(UserType.member)
    await show(page, Buffer.from('%PDF-1.7\nno document\n%%EOF\n'))
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
  },
)

async function show(page: Page, body: Buffer) {
  await fakeResult('**/api2/file?*', { total: 1, list: [row] })(page)
  await fakeResult('**/file/f1/link', { url: '/linked' })(page)
  await page.route('**/linked', (route) => route.fulfill({ body, contentType: 'application/pdf' }))
  await page.goto('/user/files')
  await page.getByRole('button', { name: row.name, exact: true }).click()
}

async function opened(page: Page, body: Buffer): Promise<Frame> {
  await show(page, body)
  await expect(page.locator('iframe')).toBeVisible()
  const frame = page.frames().find((one) => one.url().endsWith(pdfFramePath))
  if (frame === undefined) throw new Error('there is no frame')
  return frame
}

/** Whether a canvas has a point that is not white. */
function inkIn(frame: Frame) {
  return frame.evaluate(() => {
    const canvas = document.querySelector('canvas')
    const points = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data
    return points?.some((value) => value < 128) ?? false
  })
}

/** What the frame may reach. */
async function reach() {
  const failure = async (work: () => unknown) => {
    try {
      await work()
      return 'reached'
    } catch (error) {
      return error instanceof Error ? error.name : 'failed'
    }
  }
  return {
    origin: globalThis.origin,
    cookie: await failure(() => document.cookie),
    storage: await failure(() => globalThis.localStorage),
    parent: await failure(() => globalThis.parent.document),
    network: await failure(() => fetch('/sapi/user/baseinfo')),
    // `new Function` would say nothing: what the browser is asked by a test may make code of texts.
    // oxlint-disable-next-line typescript/no-implied-eval -- that it is refused is what is shown
    code: await failure(() => setTimeout('document.title = "made"')),
  }
}
