import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import { UserType } from '@atrium/shared-utility/contract'
import type { Given } from '../given.ts'

type Studio = { browser: Browser; url: string; given: Given }

type Picture = {
  name: string
  userType: UserType
  size?: { width: number; height: number }
  path: (appId: string) => string
  /** What has to be done until the picture is there. */
  after?: (page: Page) => Promise<unknown>
  /** What of the page is drawn; without it the window. */
  of?: (page: Page) => Locator
}

const phone = { width: 390, height: 700 }
const wide = { width: 1280, height: 720 }

/** The pictures of docs/building-an-application.md, in the order of its chapters. */
const pictures: readonly Picture[] = [
  {
    name: 'tables',
    userType: UserType.developer,
    path: (appId) => `/builder/${appId}`,
    after: (page) => expect(page.getByRole('heading', { level: 2, name: 'Repair requests' })).toBeVisible(),
  },
  {
    name: 'roles',
    userType: UserType.developer,
    path: (appId) => `/builder/${appId}?view=roles`,
    after: (page) => expect(page.getByRole('columnheader', { name: 'Head' })).toBeVisible(),
  },
  {
    name: 'access',
    userType: UserType.administrator,
    path: () => '/enterprise/applications',
    async after(page) {
      await page.getByRole('button', { name: 'Who can use it Asset register' }).click()
      await expect(page.getByText('Manufacturing', { exact: true })).toBeVisible()
    },
    of: (page) => page.getByRole('dialog'),
  },
  {
    name: 'records',
    userType: UserType.administrator,
    path: (appId) => `/app/${appId}/repair`,
    after: (page) => expect(page.getByRole('table').getByRole('link').first()).toBeVisible(),
  },
  {
    name: 'phone',
    userType: UserType.member,
    size: phone,
    path: (appId) => `/app/${appId}/repair/new`,
    after: (page) => page.getByLabel('Fault').fill('启动后跳闸'),
  },
]

/** Draws what the demo has made of itself: in English, as the page that shows them is, and light. */
export async function drawBuilding({ browser, url, given }: Studio, folder: string) {
  await mkdir(folder, { recursive: true })
  const operator = await given.signedIn(UserType.operator)
  const isDone = async () => {
    const { list } = await operator.call('listJobs', { kind: 'demoApplications', state: 'done' })
    return list.length === 2
  }
  await expect.poll(isDone, { timeout: 120_000 }).toBe(true)
  const developer = await given.signedIn(UserType.developer)
  const built = await developer.call('listBuiltApplications', {})
  const appId = built.find(({ nameEn }) => nameEn === 'Repairs')?.id ?? ''
  for (const { name, userType, size = wide, path: pathOf, after, of } of pictures) {
    const look = { locale: 'en-US', viewport: size, colorScheme: 'light', reducedMotion: 'reduce' } as const
    const context = await browser.newContext({ baseURL: url, ...look })
    const cookies = (await given.signedIn(userType)).cookieValues()
    await context.addCookies(Object.entries(cookies).map(([key, value]) => ({ name: key, value, url })))
    const page = await context.newPage()
    await page.goto(pathOf(appId))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await after?.(page)
    await (of?.(page) ?? page).screenshot({ path: path.join(folder, `${name}.png`), animations: 'disabled' })
    await context.close()
  }
}
