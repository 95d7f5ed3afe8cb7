import { recordAct } from '../../foundation/audit/queries.ts'
import { sessionOf, type Context } from '../../foundation/context/context.ts'

/** The log has who proved again who they are, and by what; a proof that is refused is written down where it is refused. */
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
