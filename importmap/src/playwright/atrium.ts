import type { BrowserContext, Page } from '@playwright/test'
import {
  isPlatformStaff,
  type CallInput,
  type CallName,
  type CallOutput,
  type Lang,
  type UserTypeName,
} from '@atrium/shared-utility/contract'
import { spacePath } from '@atrium/shared-utility/model'
import type { CallFakes } from '@atrium/shared-utility/testing/answers'
import { createClient } from '@atrium/shared-utility/testing/client'
import { accountOf, type Account } from './accounts.ts'
import { answerCalls, type AnsweredCalls } from './answer-calls.ts'
import { faults } from './axe.ts'
import type { Complaints } from './complaints.ts'
import { overrideParcel } from './override/override-parcel.ts'
import { beginSession, endSession, switchEnterprise, type Portal } from './session.ts'

/** Makes named calls without a browser, as one person: to bring about what a test begins with. */
export type Seeder = {
  call<N extends CallName>(name: N, input: CallInput<N>, options?: { space?: string }): Promise<CallOutput<N>>
}

export type Atrium = {
  /** Makes the browser that of a person: by user type (`operator`, `administrator`, `member` ...), or of an account. */
  signIn(who: UserTypeName | Account): Promise<void>
  /** Goes to work in an enterprise: what is opened from now on is opened there. */
  enterSpace(entId: string): Promise<void>
  /** Opens a page by its path, without the enterprise before it. */
  open(path: string): Promise<void>
  /** Has what was built in the parcel's folder in place of the version in force, in this browser alone; several folders, one call each. */
  overrideParcel(folder?: string): Promise<void>
  /** Answers these calls in the place of the server; a test fails when an answer is none of the contract's. */
  answerCalls(fakes: CallFakes): Promise<Pick<AnsweredCalls, 'asked' | 'change'>>
  /** Everything that axe finds serious in the page; `known` names by selectors what has been looked at before. */
  faults(known?: readonly string[]): Promise<string[]>
  /** Another person, signed in, in a browser of their own: what this one overrides and answers does not hold there. */
  person(who: UserTypeName | Account): Promise<{ page: Page; atrium: Atrium }>
  /** Named calls of a person, without a browser; the session ends with the test. */
  seed(who: UserTypeName | Account): Promise<Seeder>
}

type AtriumOptions = Portal & {
  page: Page
  context: BrowserContext
  lang: Lang
  parcel: string
  accounts: Partial<Record<UserTypeName, Account>>
  demoPassword: string
  complaints: Complaints
}

/**
 * The portal as a test of a parcel meets it; `misfits` are what was wrong with the test's own answers, and `end` takes leave of
 * all other people.
 */
export function createAtrium(given: AtriumOptions) {
  const { page, context, url, lang, parcel, complaints } = given
  const answered: AnsweredCalls[] = []
  const others: { misfits: () => string[]; end: () => Promise<void> }[] = []
  let space: string | null = null
  let isStaff = false
  const atrium: Atrium = {
    signIn,
    enterSpace,
    open: async (path) => void (await page.goto(url + spacePath(space) + path)),
    overrideParcel: (folder = parcel) => overrideParcel(context, folder),
    answerCalls: async (fakes) => {
      const made = await answerCalls(context, fakes, { lang, onRefusal: (of) => complaints.allow(failureOf(of)) })
      answered.push(made)
      return made
    },
    faults: (known) => faults(page, known),
    person,
    seed,
  }
  return {
    atrium,
    misfits: (): string[] => [...answered.flatMap((one) => one.faults), ...others.flatMap((one) => one.misfits())],
    async end() {
      for (const other of others) await other.end()
    },
  }

  async function signIn(who: UserTypeName | Account) {
    isStaff = isPlatformStaff(await beginSession(context, await accountFor(who, given), given))
  }

  async function enterSpace(entId: string) {
    // The platform's own people belong to no enterprise: they open its pages by the address alone.
    if (!isStaff) await switchEnterprise(context, entId, given)
    space = entId
  }

  async function person(who: UserTypeName | Account) {
    const other = await anotherPerson(given)
    others.push(other)
    await other.atrium.signIn(who)
    return { page: other.page, atrium: other.atrium }
  }

  async function seed(who: UserTypeName | Account): Promise<Seeder> {
    const client = createClient(url, { headers: { 'accept-language': lang } })
    await client.call('signIn', await accountFor(who, given))
    others.push({ misfits: () => [], end: async () => void (await client.tryCall('signOut', {})) })
    return { call: (name, input, options) => client.call(name, input, options) }
  }
}

function accountFor(who: UserTypeName | Account, { url, accounts, demoPassword }: AtriumOptions) {
  return typeof who === 'string' ? accountOf(who, { url, accounts, demoPassword }) : who
}

/** A browser of the same kind, beside the one of the test. */
async function anotherPerson(given: AtriumOptions) {
  const browser = given.context.browser()
  if (browser === null) throw new Error('This browser was opened by hand: a second one cannot be opened beside it.')
  const context = await browser.newContext({
    baseURL: given.url,
    locale: given.lang,
    viewport: given.page.viewportSize(),
  })
  await given.complaints.listen(context)
  const page = await context.newPage()
  const made = createAtrium({ ...given, page, context })
  return {
    page,
    atrium: made.atrium,
    misfits: made.misfits,
    async end() {
      await made.end()
      // Closed before its session ends: a page that is open hears of that, and complains.
      await page.close()
      await endSession(context, given)
      await context.close()
    },
  }
}

/** The message of browsers about a request of the test that was refused as the test wanted it. */
function failureOf(url: string) {
  const literal = url.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`^console: Failed to load resource: .*\\(${literal}\\)$`)
}
