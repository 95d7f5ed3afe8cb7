import { userTypeName, type UserTypeName } from '@atrium/shared-utility/contract'
import { createClient } from '@atrium/shared-utility/testing/client'
import { readBaseConfig } from './base-config.ts'

export type Account = { loginId: string; password: string }

type AccountOptions = {
  url: string
  /** The accounts by user type; a missing one is looked for among the accounts of the demo. */
  accounts: Partial<Record<UserTypeName, Account>>
  /** That of all accounts of the demo. */
  demoPassword: string
}

/** The seeded accounts, as the portal names them to its sign-in page; none where it is no demo. */
async function demoAccounts(url: string) {
  return readBaseConfig(await createClient(url).call('getBaseConfig', {})).demoAccounts ?? []
}

/** The account that tests use for a user type. */
export async function accountOf(
  userType: UserTypeName,
  { url, accounts, demoPassword }: AccountOptions,
): Promise<Account> {
  const own = accounts[userType]
  if (own) return own
  const found = (await demoAccounts(url)).find((one) => userTypeName(one.userType) === userType)
  if (found && demoPassword !== '') return { loginId: found.loginId, password: demoPassword }
  throw new Error(
    found
      ? 'The password of the demo accounts is not known: set ATRIUM_DEMO_PASSWORD.'
      : `${url} has no account of the demo that is "${userType}": give one in playwright.config.ts, under use.accounts.`,
  )
}
