import type { BrowserContext, Page } from '@playwright/test'
import { isPlatformStaff, type Lang, type UserTypeName } from '@atrium/shared-utility/contract'
import { spacePath } from '@atrium/shared-utility/model'
import type { CallFakes } from '@atrium/shared-utility/testing/answers'
import { accountOf, type Account } from './accounts.ts'
import { answerCalls, type AnsweredCalls } from './answer-calls.ts'
import { faults } from './axe.ts'
import type { Complaints } from './complaints.ts'
import { overrideParcel } from './override/override-parcel.ts'
import { beginSession, switchEnterprise } from './session.ts'

export type Atrium = {
  /** Makes the browser that of somebody: by user type (`operator`, `administrator`, `member` ...), or of an account. */
  signIn(who: UserTypeName | Account): Promise<void>
  /** Goes to work in an enterprise: what is opened from now on is opened there. */
  enterSpace(entId: string): Promise<void>
  /** Opens a page by its path, without the enterprise before it. */
  open(path: string): Promise<void>
  /** Has what was built in the parcel's folder in place of the version in force, in this browser alone. */
  overrideParcel(folder?: string): Promise<void>
  /** Answers these calls in the place of the server; a test fails when an answer is none of the contract's. */
  answerCalls(fakes: CallFakes): Promise<Pick<AnsweredCalls, 'asked' | 'change'>>
  /** Everything that axe finds serious in the page; `known` names by selectors what has been looked at before. */
  faults(known?: readonly string[]): Promise<string[]>
}

type Given = {
  page: Page
  context: BrowserContext
  url: string
  lang: Lang
  parcel: string
  accounts: Partial<Record<UserTypeName, Account>>
  demoPassword: string
  complaints: Complaints
}

/** The portal as a test of a parcel meets it; `misfits` are what was wrong with the test's own answers. */
export function createAtrium({ page, context, url, lang, parcel, accounts, demoPassword, complaints }: Given) {
  const answered: AnsweredCalls[] = []
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
  }
  return { atrium, misfits: () => answered.flatMap((one) => one.faults) }

  async function signIn(who: UserTypeName | Account) {
    const account = typeof who === 'string' ? await accountOf(who, { url, accounts, demoPassword }) : who
    isStaff = isPlatformStaff(await beginSession(context, account, { url, lang }))
  }

  async function enterSpace(entId: string) {
    // The platform's own people belong to no enterprise: they open its pages by the address alone.
    if (!isStaff) await switchEnterprise(context, entId, { url, lang })
    space = entId
  }
}

/** What browsers say of a request of the test that was answered as the test wanted it: with no. */
function failureOf(url: string) {
  const literal = url.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`^console: Failed to load resource: .*\\(${literal}\\)$`)
}
