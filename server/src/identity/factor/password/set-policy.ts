import type { CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { spaceOf, type Context } from '../../../foundation/call/context/context.ts'
import {
  replaceEnterpriseRules,
  replacePlatformRules,
  selectEnterpriseRules,
  selectPlatformRules,
} from './policy-query.ts'
import { mustBeAsSeen } from '../../../foundation/process/error/as-seen.ts'

export function getPlatformPasswordPolicy(_input: object, { db }: Context) {
  return selectPlatformRules(db)
}

export async function updatePlatformPasswordPolicy(input: Change, context: Context) {
  mustBeAsSeen(await replacePlatformRules(context.db, input))
  await record(input, context, null)
  return {}
}

/** The policy of an enterprise that never set one. */
const least = { minLength: 8, minKinds: 0, maxAgeDays: 0, history: 0, version: 0 }

export async function getPasswordPolicy(_input: object, context: Context) {
  const own = await selectEnterpriseRules(context.db, spaceOf(context).entId)
  return { ...(own ?? least), platform: await selectPlatformRules(context.db) }
}

export async function updatePasswordPolicy(input: Change, context: Context) {
  const { entId } = spaceOf(context)
  mustBeAsSeen(await replaceEnterpriseRules(context.db, entId, input))
  await record(input, context, entId)
  return {}
}

type Change = Omit<CallParsed<'updatePasswordPolicy'>, 'onceKey'>

async function record({ version: _version, ...diff }: Change, context: Context, entId: string | null) {
  const target = { targetKind: entId === null ? 'platform' : 'enterprise', targetId: entId ?? 'platform' } as const
  await recordAct(context, { action: 'updatePasswordPolicy', ...target, entId, diff })
}
