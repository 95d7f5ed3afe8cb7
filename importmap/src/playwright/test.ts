import {
  expect,
  test as base,
  type BrowserContext,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestInfo,
  type TestType,
} from '@playwright/test'
import { isLang, type Lang, type UserTypeName } from '@atrium/shared-utility/contract'
import type { Account } from './accounts.ts'
import { createAtrium, type Atrium } from './atrium.ts'
import { collectComplaints, type Complaints } from './complaints.ts'
import { keepSessions, type KeptSessions } from './kept-sessions.ts'
import { parcelAnnotation, parcelsOf } from './open-parcel.ts'
import { endSession, type Portal } from './session.ts'

export type Options = {
  /** The folder of the parcel that `overrideParcel` puts in place; `portalConfig` says it. */
  parcel: string
  /** The accounts that `signIn` takes for a user type. */
  accounts: Partial<Record<UserTypeName, Account>>
  /** That of all accounts of a portal of the demo. */
  demoPassword: string
  /** True where tests go on with the session of the tests before them, as `portalConfig` has it: one sign-in of each account a worker. */
  sharesSessions: boolean
}

type Fixtures = {
  /** The language of the browser. */
  lang: Lang
  /** The portal where sessions begin, and whether tests share them. */
  place: Portal
  atrium: Atrium
  complaints: Complaints
}

type WorkerFixtures = { keptSessions: KeptSessions }

/** The names are those of the one package that teams have: the compiler would name those that it is made of. */
type PortalTest = TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & Fixtures & Options,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions & WorkerFixtures
>

/** A test fails when any of its pages complains of something that it does not expect. */
export const test: PortalTest = base.extend<Fixtures & Options, WorkerFixtures>({
  parcel: [process.cwd(), { option: true }],
  accounts: [{}, { option: true }],
  demoPassword: [process.env.ATRIUM_DEMO_PASSWORD ?? '', { option: true }],
  sharesSessions: [false, { option: true }],
  keptSessions: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const kept = keepSessions()
      await use(kept)
      await kept.end()
    },
    { scope: 'worker' },
  ],
  lang: async ({ locale }, use) => use(isLang(locale) ? locale : 'zh-CN'),
  context: async ({ context, place }, use) => {
    await use(context)
    // A page may still be asking for something that is answered here, and the test does not wait for it any more.
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    // After the complaints were looked at: a page that is open hears that its session ends.
    await endSession(context, place)
  },
  place: async ({ baseURL: url = '', lang, sharesSessions, keptSessions }, use) =>
    use({ url, lang, kept: sharesSessions ? keptSessions : null }),
  atrium: async ({ page, context, place, lang, parcel, accounts, demoPassword, complaints }, use) => {
    const made = createAtrium({ ...place, page, context, lang, parcel, accounts, demoPassword, complaints })
    await use(made.atrium)
    await made.end()
    expect(made.misfits(), 'answers of this test that are none of the contract').toEqual([])
  },
  complaints: [
    async ({ context }, use, testInfo) => {
      const complaints = collectComplaints()
      await complaints.listen(context)
      await use(complaints)
      const said = complaints.unexpected()
      if (said.length > 0 || testInfo.status !== testInfo.expectedStatus) await nameParcels(context, said, testInfo)
      expect(said, 'what the pages complained of').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** For the reporter, and for the reader of the report: whose failure it may be. */
async function nameParcels(context: BrowserContext, said: readonly string[], { annotations }: TestInfo) {
  const found = await Promise.all(context.pages().map((page) => parcelsOf(page, said)))
  annotations.push(...[...new Set(found.flat())].map((description) => ({ type: parcelAnnotation, description })))
}
