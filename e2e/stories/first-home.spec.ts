import { UserType } from '@atrium/shared-utility/contract'
import { shows } from '../src/shows.ts'
import { signIn } from '../src/sign-in.ts'
import { expect, test } from '../src/story.ts'

test(
  'the first home after signing in makes no call twice, and listens only when its cards are there (R17)',
  { tag: shows.boot },
  async ({ page, given, t }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/^(?:\/space-\w+)?\/[ns]?api2?\//.test(pathname)) asked.push(`${request.method()} ${pathname}`)
    })
    // What the sign-in page still asks from time to time before the answer is not of home.
    page.on('response', (response) => {
      if (response.url().endsWith('/sapi/user/login')) asked.splice(1)
    })
    await page.goto('/home/login')
    await page.getByLabel(t('loginId')).waitFor()
    asked.length = 0
    const listening = page.waitForRequest(/\/live\/stream/)
    await signIn(page, await given.account(UserType.member), t)
    await expect(page.getByRole('heading', { level: 1, name: t('workbench') })).toBeVisible()
    await listening
    const calls = asked.filter((call) => !call.endsWith('/telemetry'))
    expect(calls).toEqual([...new Set(calls)])
    const [signedIn = '', ...home] = calls
    expect(signedIn).toBe('POST /sapi/user/login')
    const applications = ['applist/id', 'commonmenu/6', 'applist/opened', 'applist/todocount', 'applist/todo']
    const cards = [...applications, 'home/page', 'home/entrance', 'home/team', 'notice/all', 'entuser/info']
    const places = cards.map((card) => home.findIndex((call) => call.endsWith(card)))
    expect(Math.min(...places)).toBeGreaterThan(-1)
    expect(home.findIndex((call) => call.endsWith('/live/stream'))).toBeGreaterThan(Math.max(...places))
  },
)
