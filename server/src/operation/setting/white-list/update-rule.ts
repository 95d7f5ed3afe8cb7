import type { CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, type Context } from '../../../foundation/call/context/context.ts'
import { changeRule } from './rule-query.ts'
import { tellPages } from './tell-pages.ts'
import { mustBeAsSeen } from '../../../foundation/process/error/as-seen.ts'

export async function updateRule(input: CallParsed<'updateWhiteListRule'>, context: Context) {
  const { db, now } = context
  mustBeAsSeen(await changeRule(db, { ...input, by: sessionOf(context).userId, now }))
  const { kind, onlyListed } = input
  const act = { action: 'updateWhiteListRule', targetKind: 'whiteList', targetId: kind, entId: null } as const
  await recordAct(context, { ...act, diff: { kind, onlyListed } })
  await tellPages(db, kind)
  return {}
}
