import { Problem, type SmsPurpose } from '@atrium/shared-utility/contract'
import { captchaRequired } from '../../captcha/answer-captcha.ts'
import type { Context } from '../../../foundation/call/context/context.ts'
import { platform } from '../../../foundation/db/scope.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { networksOf } from '../../../foundation/call/http/network.ts'
import { countUses, findUsedUp, type Counted, type Quota } from '../../../foundation/call/limit/quota-query.ts'
import { pauseOf, sendQuotas, type Holder } from './limits.ts'
import { unusedQuotas } from './unused.ts'

export type AskedCode = {
  purpose: SmsPurpose
  /** E.164. */
  phone: string
  holder: Holder
  /** The generation of the telephone's account; 0 where the code ends with a session, or no account is asked about. */
  generation: number
  /** The enterprise whose messages these are, for the day's quota. */
  entId: string | null
  /** True when a captcha came with the call and was solved. */
  isSolved: boolean
}

/**
 * Records all that a message counts for, before anything is sent. Answers what to give back when the service is down.
 * Throws captchaRequired after several codes that were never used; a pause that is due is refused before that.
 */
export async function reserveCode(db: Db, asked: AskedCode, context: Context): Promise<Quota[]> {
  const { returned, kept } = sendQuotas({ ...asked, network: networksOf(context.visitor.ip).own })
  refuseFor(await countUses(db, [...kept, ...returned], context.now), asked)
  const unused = asked.isSolved ? [] : Object.values(unusedQuotas(asked.holder, context))
  if ((await countUses(db, unused, context.now)) !== null) throw captchaRequired(context)
  return [...returned, ...unused]
}

/** Before a captcha is used up for nothing: a used one is stored for a while. */
export async function refuseUsedUp(asked: Omit<AskedCode, 'isSolved'>, { services, visitor, now }: Context) {
  const { returned, kept } = sendQuotas({ ...asked, network: networksOf(visitor.ip).own })
  refuseFor(await services.tx(platform, (db) => findUsedUp(db, [...kept, ...returned], now)), asked)
}

function refuseFor(usedUp: Counted | null, { holder, purpose }: Pick<AskedCode, 'holder' | 'purpose'>) {
  if (usedUp === null) return
  const { quota, seconds } = usedUp
  throw new Problem(quota.kind === pauseOf(holder, purpose).kind ? 'codeTooSoon' : 'tooManyAttempts', { seconds })
}
