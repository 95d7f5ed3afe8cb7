import { UserType } from '@atrium/shared-utility/contract'
import { layoutShift } from '../src/layout-shift.ts'
import { shows } from '../src/shows.ts'
import { signIn } from '../src/sign-in.ts'
import { expect, test } from '../src/story.ts'

test(
  'the first home after signing in makes no call twice, listens only when its cards are there (R17), and moves nothing',
  { tag: shows.boot },
  async ({ page, context, given, t }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/^(?:\/space-\w+)?\/[ns]?api2?\//.test(pathname)) asked.push(`${request.method()} ${pathname}`)
    })
    await page.goto('/home/login')
    await page.getByLabel(t('loginId')).waitFor()
    asked.length = 0
    const listening = page.waitForRequest(/\/live\/stream/)
    await signIn(page, await given.account(UserType.member), t)
    await expect(page.getByRole('heading', { level: 1, name: t('workbench') })).toBeVisible()
    await listening
    // What the sign-in page asks from time to time may fall between the click and the answer: it is not of home.
    const begun = asked.findIndex((call) => call.endsWith('/qycloudBaseInfo'))
    const own = asked.filter((call, index) => index > begun || !call.endsWith('/getUpdateStatus'))
    const calls = own.filter((call) => !call.endsWith('/telemetry'))
    expect(calls).toEqual([...new Set(calls)])
    const [signedIn = '', ...home] = calls
    expect(signedIn).toBe('POST /sapi/user/login')
    const applications = ['applist/id', 'commonmenu/6', 'applist/opened', 'applist/todocount', 'applist/todo']
    const cards = [...applications, 'home/page', 'home/entrance', 'home/team', 'notice/all', 'entuser/info']
    const places = cards.map((card) => home.findIndex((call) => call.endsWith(card)))
    expect(Math.min(...places)).toBeGreaterThan(-1)
    expect(home.findIndex((call) => call.endsWith('/live/stream'))).toBeGreaterThan(Math.max(...places))
    const phone = await context.newPage()
    await phone.setViewportSize({ width: 390, height: 844 })
    for (const path of ['/user/workbench', '/homepage', '/user/profile']) {
      await phone.goto(path)
      await phone.getByRole('heading', { level: 1 }).waitFor()
      await expect(phone.locator('main [aria-busy=true]')).toHaveCount(0)
      expect.soft(await layoutShift(phone), path).toBeLessThan(0.05)
    }
  },
)
