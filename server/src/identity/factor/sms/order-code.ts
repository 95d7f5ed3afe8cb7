import type { Context } from '../../../foundation/call/context/context.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { reserveCode, type AskedCode } from './reserve-code.ts'
import { newCode } from './new-code.ts'
import { sealOrder, smsCodeKind } from './code-job.ts'

/**
 * Has a code sent to a telephone that an anonymous caller names. Only the job looks up whether an account has that
 * number, so the answer comes after the same statements, and before the service is asked, for every number.
 */
export async function orderCode(asked: AskedCode, context: Context) {
  const { services, lang } = context
  await services.tx(platform, async (db) => {
    const giveBack = await reserveCode(db, asked, context)
    const { code, kept } = newCode(asked, context)
    const { phone, purpose, generation } = asked
    const payload = sealOrder({ ...kept, phone, purpose, generation, lang, code, giveBack }, services.secrets)
    await services.enqueue(db, { kind: smsCodeKind, key: kept.id, payload })
  })
}
