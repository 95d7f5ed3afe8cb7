import type { Context } from '../../../foundation/call/context/context.ts'
import { networksOf } from '../../../foundation/call/http/network.ts'
import { forgetUses, giveBack, type Quota } from '../../../foundation/call/limit/quota-query.ts'
import { holderText, type Holder } from './limits.ts'

const hourMs = 60 * 60_000

/**
 * Messages whose codes were never used. After a few of them the caller must solve a captcha to get the next, and a
 * message that came with one is not counted. A browser can be thrown away, so its network counts, too: with a higher
 * limit, since an office shares it.
 */
export function unusedQuotas(holder: Holder, { visitor }: Pick<Context, 'visitor'>) {
  const browser: Quota = { kind: 'smsUnused', subject: holderText(holder), most: 3, withinMs: hourMs }
  const network: Quota = { kind: 'smsUnusedNetwork', subject: networksOf(visitor.ip).own, most: 10, withinMs: hourMs }
  return { browser, network }
}

/** A code was used, so a person is there: the browser begins anew, and what others share takes back only this one. */
export async function forgiveUnused(holder: Holder, context: Context) {
  const { browser, network } = unusedQuotas(holder, context)
  await forgetUses(context.db, [browser])
  await giveBack(context.db, [network])
}
