import { recordAct } from '../../../foundation/call/audit/queries.ts'
import type { Context } from '../../../foundation/call/context/context.ts'

type Running = { id: string; user_id: string; ent_id: string }

/** Logs what the operator did in the platform's log, and as whom in the enterprise's own. */
export async function tellBoth(action: 'allowActingChanges' | 'endActing', running: Running, context: Context) {
  const act = { action, targetKind: 'user', targetId: running.user_id } as const
  const diff = { acting: running.id, entid: running.ent_id }
  await recordAct(context, { ...act, entId: running.ent_id, diff })
  await recordAct(context, { ...act, entId: null, diff })
}
