import type { Page } from '@playwright/test'
import type { UserType } from '@atrium/shared-utility/contract'
import type { wordsOf } from '../words.ts'

export type Screen = {
  name: string
  /** What layout or pattern it is the example of: one screen of each is looked at by axe in every run, all in the full one. */
  pattern?: string
  /** The page is a visitor's when this is absent. */
  userType?: UserType
  path: string
  /** Its heading is also that of other pages that say so: it is loaded after one of them, as no link would show an arrival. */
  sameHeading?: true
  /** Answers to calls that this screen alone makes: they are there before it is, however one comes to it. */
  answers?: (page: Page) => Promise<unknown>
  /** What has to be done on the page, or before it is opened, until the screen is there. */
  before?: (page: Page) => Promise<unknown>
  after?: (page: Page, t: ReturnType<typeof wordsOf>) => Promise<unknown>
}
