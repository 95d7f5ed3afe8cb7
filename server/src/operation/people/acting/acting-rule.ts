import type { CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { spaceOf, type Context } from '../../../foundation/call/context/context.ts'
import { endActings, findActingRule, storeActingRule } from './queries.ts'
import { tellBoth } from './tell-both.ts'

export async function getActingRule(_input: CallParsed<'getActingRule'>, context: Context) {
  return { isForbidden: await findActingRule(context.db, spaceOf(context).entId) }
}

/** An operator who is just beginning locks the enterprise's row, so what they begin is seen here, and ends. */
export async function updateActingRule({ isForbidden }: CallParsed<'updateActingRule'>, context: Context) {
  const { db, now } = context
  const { entId } = spaceOf(context)
  await storeActingRule(db, entId, isForbidden)
  const ended = isForbidden ? await endActings(db, { of: { entId }, now }) : []
  const act = { action: 'updateActingRule', targetKind: 'enterprise', targetId: entId } as const
  const diff = { entid: entId, isForbidden, ...(isForbidden && { ended: ended.length }) }
  await recordAct(context, { ...act, entId, diff })
  await recordAct(context, { ...act, entId: null, diff })
  for (const acting of ended) await tellBoth('endActing', acting, context)
  return { ended: ended.length }
}
