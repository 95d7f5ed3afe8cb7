import type { Call } from '@atrium/shared-utility/contract'
import { recordAct } from '../../foundation/call/audit/queries.ts'
import type { Context } from '../../foundation/call/context/context.ts'
import { isChange } from './marks.ts'

/**
 * Logs a change that an operator makes as a person in the log of the enterprise, with both of them, also where the call
 * itself writes nothing down.
 */
export async function noteChange(name: string, call: Call, context: Context) {
  const { session, space } = context
  if (!session?.acting || !isChange(call)) return
  const entId = space?.entId ?? session.entId
  await recordAct(context, { action: 'changeWhileActing', targetKind: 'call', targetId: name, entId })
}
