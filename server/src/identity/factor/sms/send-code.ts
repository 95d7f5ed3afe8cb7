import { Problem } from '@atrium/shared-utility/contract'
import type { Context } from '../../../foundation/call/context/context.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { giveBack } from '../../../foundation/call/limit/quota-query.ts'
import { reserveCode, type AskedCode } from './reserve-code.ts'
import { newCode } from './new-code.ts'
import { putCode } from './queries.ts'

/**
 * Sends a code to a signed-in person's telephone. They wait for the service and learn of its failure, which tells them
 * only of themselves. A code that the service did not take costs nothing, and the one sent before is still good. For an
 * anonymous caller see `orderCode`.
 */
export async function sendCode(asked: AskedCode, context: Context) {
  const { services } = context
  if (!services.sms.isOffered) throw new Problem('smsNotOffered')
  const counted = await services.tx(platform, (db) => reserveCode(db, asked, context))
  const { code, kept } = newCode(asked, context)
  try {
    await services.sms.send({ phone: asked.phone, template: asked.purpose, code, lang: context.lang })
  } catch (error) {
    await services.tx(platform, (db) => giveBack(db, counted))
    throw error
  }
  await services.tx(platform, (db) => putCode(db, kept))
}
