import { randomInt } from 'node:crypto'
import { Problem, type SmsPurpose } from '@atrium/shared-utility/contract'
import { captchaRequired } from '../captcha/answer-captcha.ts'
import type { Context } from '../context.ts'
import { platform } from '../db/scope.ts'
import { networksOf } from '../http/network.ts'
import { countUses, giveBack, type Quota } from '../session/quota.ts'
import { codeKey, codeMac } from './code-key.ts'
import { pauseOf, sendQuotas, type Holder } from './limits.ts'
import { putCode } from './queries.ts'
import { unusedQuotas } from './unused.ts'

const lifeMs = 5 * 60_000

type Asked = {
  purpose: SmsPurpose
  /** E.164. */
  phone: string
  holder: Holder
  /** Whose messages these are, for the day's quota. */
  entId: string | null
  /** False when the code could open nothing: then none is sent, and nothing shows it. */
  isWanted: boolean
  /** True when a captcha came with the call and was solved. */
  isSolved: boolean
}

/**
 * Sends a code to a telephone. What it counts for is booked before the service is asked, so that a failing database sends
 * nothing; and a code that the service did not take costs nothing: the one sent before is still good. Throws
 * captchaRequired after several codes that nobody used.
 */
export async function sendCode(asked: Asked, context: Context) {
  const { services, now } = context
  if (!services.sms.isOffered) throw new Problem('smsNotOffered')
  const quotas = sendQuotas({ ...asked, network: networksOf(context.visitor.ip).own })
  const unused = asked.isSolved ? [] : Object.values(unusedQuotas(asked.holder, context))
  await book({ counted: [...quotas.kept, ...quotas.returned], unused }, asked, context)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  try {
    if (asked.isWanted) {
      await services.sms.send({ phone: asked.phone, template: asked.purpose, code, lang: context.lang })
    } else await services.sms.pretend()
  } catch (error) {
    await services.tx(platform, async (db) => {
      await giveBack(db, quotas.returned)
      await giveBack(db, unused)
    })
    throw error
  }
  const id = context.newId()
  const kept = { id, key: codeKey(asked, context), codeMac: codeMac({ id, code }, context) }
  await services.tx(platform, (db) => putCode(db, { ...kept, expiresAt: new Date(now.getTime() + lifeMs) }))
}

type Booked = { counted: readonly Quota[]; unused: readonly Quota[] }

/** The pause is said before a captcha is asked for. */
function book({ counted, unused }: Booked, { holder, purpose }: Asked, context: Context) {
  const { services, now } = context
  return services.tx(platform, async (db) => {
    const usedUp = await countUses(db, counted, now)
    if (usedUp !== null) {
      const { quota, seconds } = usedUp
      throw new Problem(quota.kind === pauseOf(holder, purpose).kind ? 'codeTooSoon' : 'tooManyAttempts', { seconds })
    }
    if ((await countUses(db, unused, now)) !== null) throw captchaRequired(context)
  })
}
