import { recordAct } from '../../foundation/call/audit/queries.ts'
import { sessionOf, type Context } from '../../foundation/call/context/context.ts'

/** Logs that a person proved again who they are, and by what; a refused proof is logged where it is refused. */
export function noteStepUp(method: string, context: Context) {
  const { userId, onlyIn } = sessionOf(context)
  return recordAct(context, {
    action: 'stepUp',
    targetKind: 'user',
    targetId: userId,
    entId: onlyIn,
    diff: { method },
  })
}
