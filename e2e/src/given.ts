import { randomBytes, randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { readBaseConfig } from '@atrium/importmap/playwright'
import { type CallInput, type Lang, UserType } from '@atrium/shared-utility/contract'
import { createClient, type CookieValues } from '@atrium/shared-utility/testing/client'

export type Stage = {
  url: string
  password: string
  /** Where the server's output is kept, if it is. */
  outputFile?: string
  /** Sessions that were started before, by login id; others are started when needed. */
  sessions?: Record<string, CookieValues>
  /** In which language the server answers. */
  lang?: Lang
}

type Enterprise = { entid: string; name: string; admin: { loginId: string; password: string } }

/** Sets the stage of a story through the API, one line each. */
export function createGiven({ url, password, sessions = {}, lang = 'zh-CN' }: Stage) {
  return { accounts, account, client, signedIn, confirmed, signIn, firstSignIn, newEnterprise, enterprise, unique }

  /** The seeded accounts, as the server names them to the sign-in page. */
  async function accounts() {
    const signed = await client().call('getBaseConfig', {})
    return readBaseConfig(signed).demoAccounts ?? []
  }

  /** The `nth` seeded account of a user type; the second enterprise administrator is at work in another enterprise. */
  async function account(userType: UserType, nth = 0) {
    const found = (await accounts()).filter((one) => one.userType === userType)[nth]
    if (!found) throw new Error(`The demo has no account ${nth} of type ${userType}`)
    return { loginId: found.loginId, password }
  }

  function client(cookies?: CookieValues) {
    return createClient(url, { cookies, headers: { 'accept-language': lang } })
  }

  /**
   * A client of a seeded account; the session is shared by all stories, so no story may end it. Where stories take long it is
   * over by itself: that of an operator after a quarter of an hour in which no story was about them.
   */
  async function signedIn(userType: UserType, nth = 0) {
    const who = await account(userType, nth)
    const shared = client(sessions[who.loginId])
    const { login } = await shared.call('getLoginStatus', {})
    return login ? shared : signIn(who)
  }

  /** The same, just confirmed by the password: for calls that ask for step-up. */
  async function confirmed(userType: UserType, nth = 0) {
    const own = await signedIn(userType, nth)
    await own.call('verifyPassword', { op: 'verify', password })
    return own
  }

  /** A client with a session of its own. */
  async function signIn({ loginId, password: secret }: { loginId: string; password: string }) {
    const own = client()
    await own.call('signIn', { loginId, password: secret })
    return own
  }

  /** What an operator would fill in, under names that no other story uses. */
  function newEnterprise(facts: Partial<CallInput<'addEnterprise'>> = {}): CallInput<'addEnterprise'> {
    const id = randomBytes(5).toString('hex')
    const admin = { loginId: `admin-${id}`, name: `Admin ${id}` }
    return { name: `Enterprise ${id}`, admin, idempotencyKey: randomUUID(), ...facts }
  }

  /** An enterprise that has been provisioned, and its administrator. */
  async function enterprise(facts: Partial<CallInput<'addEnterprise'>> = {}): Promise<Enterprise> {
    const operator = await signedIn(UserType.operator)
    const asked = newEnterprise(facts)
    const { entid } = await operator.call('addEnterprise', asked)
    const progress = () => operator.call('getEnterpriseProgress', { entid })
    await expect.poll(async () => (await progress()).status, { timeout: 60_000 }).toBe('done')
    const { initialSecret } = await progress()
    const { loginId } = asked.admin
    await firstSignIn({ loginId, password: initialSecret ?? '' })
    return { entid, name: asked.name, admin: { loginId, password: chosenPassword } }
  }

  /** Signs in with an initial password and chooses another, as everybody has to. */
  async function firstSignIn(first: { loginId: string; password: string }) {
    const own = await signIn(first)
    await own.call('changePassword', { op: 'change', newPassword: chosenPassword })
    return own
  }

  function unique(word: string) {
    return `${word} ${randomBytes(4).toString('hex')}`
  }
}

/** What people who had an initial password choose in its place. */
export const chosenPassword = 'a walk over seven hills'

export type Given = ReturnType<typeof createGiven>

/** A session of every seeded account, so that what follows need not sign in again. */
export async function signInAll(url: string, password: string) {
  const given = createGiven({ url, password })
  const signedIn = (await given.accounts()).map(async ({ loginId }) => {
    const client = await given.signIn({ loginId, password })
    return [loginId, client.cookieValues()] as const
  })
  return Object.fromEntries(await Promise.all(signedIn))
}
