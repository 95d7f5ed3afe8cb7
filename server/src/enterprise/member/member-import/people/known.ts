import type { Db } from '../../../../foundation/db/tx.ts'
import type { Draft } from '../rows/draft.ts'
import type { AccountFacts } from '../rows/judge.ts'
import { selectAccounts } from './known-query.ts'

type Of = { entId: string; firstPlaces: AccountFacts['firstPlaces']; room: number }

/** Asks once for all of these rows. */
export async function knownOf(db: Db, drafts: readonly Draft[], { entId, ...of }: Of): Promise<AccountFacts> {
  const norms = [...new Set(drafts.map(({ norm }) => norm))]
  return { ...of, accounts: await selectAccounts(db, { entId, norms }) }
}
