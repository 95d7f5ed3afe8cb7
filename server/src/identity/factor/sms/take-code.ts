import { Problem, type SmsPurpose } from '@atrium/shared-utility/contract'
import type { Context } from '../../../foundation/call/context/context.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { sameText } from '../../../foundation/process/secrets/secrets.ts'
import { codeKey, codeMac } from './code-key.ts'
import type { Holder } from './limits.ts'
import { recordTry, consumeCode, findCode, triesPerCode, type CodeKey } from './queries.ts'
import { forgiveUnused } from './unused.ts'

type CodeAttempt = {
  purpose: SmsPurpose
  phone: string
  holder: Holder
  /** The generation when the code was asked for; otherwise the code is not found. */
  generation: number
  code: string
  /** Locks the account that the code is for: after all that is asked aside, before anything is written. */
  lock: () => Promise<void>
}

/**
 * Uses a code up, in the transaction of the call: it is good again if the call refuses for another reason. The try is
 * recorded before and stays recorded. Throws codeInvalid, codeExpired or codeSpent.
 */
export async function takeCode({ code, lock, ...asked }: CodeAttempt, context: Context) {
  const { services, now } = context
  const key = codeKey(asked, context)
  const tried = await services.tx(
    platform,
    async (db) => (await recordTry(db, key, now)) ?? (await reason(key, db, now)),
  )
  if (tried instanceof Problem) throw tried
  if (!sameText(tried.code_mac, codeMac({ id: tried.id, code }, context))) throw new Problem('codeInvalid')
  await lock()
  if (!(await consumeCode(context.db, tried.id, now))) throw new Problem('codeInvalid')
  // Codes of a signed-in person were not counted.
  if (asked.holder.kind === 'browser') await forgiveUnused(asked.holder, context)
}

async function reason(key: CodeKey, db: Context['db'], now: Date) {
  const found = await findCode(db, key)
  if (found === undefined) return new Problem('codeInvalid')
  if (found.expires_at <= now) return new Problem('codeExpired')
  return new Problem(found.tries >= triesPerCode ? 'codeSpent' : 'codeInvalid')
}
