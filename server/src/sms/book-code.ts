import { Problem, type SmsPurpose } from '@atrium/shared-utility/contract'
import { captchaRequired } from '../captcha/answer-captcha.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/tx.ts'
import { networksOf } from '../http/network.ts'
import { countUses, type Quota } from '../session/quota.ts'
import { pauseOf, sendQuotas, type Holder } from './limits.ts'
import { unusedQuotas } from './unused.ts'

export type AskedCode = {
  purpose: SmsPurpose
  /** E.164. */
  phone: string
  holder: Holder
  /** Whose messages these are, for the day's quota. */
  entId: string | null
  /** True when a captcha came with the call and was solved. */
  isSolved: boolean
}

/**
 * Books all that a message counts for, before anything is sent. Answers what to give back when the service is down.
 * Throws captchaRequired after several codes that nobody used; the pause is said before that.
 */
export async function bookCode(db: Db, asked: AskedCode, context: Context): Promise<Quota[]> {
  const { returned, kept } = sendQuotas({ ...asked, network: networksOf(context.visitor.ip).own })
  const usedUp = await countUses(db, [...kept, ...returned], context.now)
  if (usedUp !== null) {
    const { quota, seconds } = usedUp
    const isPause = quota.kind === pauseOf(asked.holder, asked.purpose).kind
    throw new Problem(isPause ? 'codeTooSoon' : 'tooManyAttempts', { seconds })
  }
  const unused = asked.isSolved ? [] : Object.values(unusedQuotas(asked.holder, context))
  if ((await countUses(db, unused, context.now)) !== null) throw captchaRequired(context)
  return [...returned, ...unused]
}
