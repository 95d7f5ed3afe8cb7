import { Problem, twoStepMethods, type CallParsed, type Lang } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, spaceOf, type Context } from '../../../foundation/call/context/context.ts'
import { nameIn } from '../../../foundation/call/wording/wording.ts'
import { knownIds, refuseUnknownRoles } from '../permission/known-roles.ts'
import { selectTwoStepSetting } from '../../../identity/factor/two-step/queries.ts'
import { selectPlatformPolicy, selectRoleNames, updatePlatformPolicy, upsertTwoStepSetting } from './queries.ts'

const notOffered = {
  'zh-CN': '请至少选择一种本平台支持的验证方式',
  'en-US': 'Choose at least one method that this portal offers',
} as const satisfies Record<Lang, string>

export async function getPlatformTwoStep(_input: CallParsed<'getPlatformTwoStep'>, { db }: Context) {
  const row = await selectPlatformPolicy(db)
  return {
    open: row.open,
    applyTo: row.apply_to,
    effectiveTime: row.effective_time?.toISOString() ?? null,
    trustDeviceDays: row.trust_device_days,
  }
}

export async function updatePlatformTwoStep(input: CallParsed<'updatePlatformTwoStep'>, context: Context) {
  await updatePlatformPolicy(context.db, columnsOf(input))
  await record(input, context, null)
  return {}
}

export async function getTwoStepPolicy(_input: CallParsed<'getTwoStepPolicy'>, context: Context) {
  const { db, lang, services } = context
  const setting = await selectTwoStepSetting(db, spaceOf(context).entId)
  const roles = await selectRoleNames(db)
  return {
    open: setting?.open ?? false,
    applyTo: setting?.apply_to ?? ('all' as const),
    effectiveTime: setting?.effective_time?.toISOString() ?? null,
    trustDeviceDays: setting?.trust_device_days ?? 0,
    methods: setting?.methods ?? [...twoStepMethods],
    offered: [...services.twoStepMethods()],
    ownMethods: [...sessionOf(context).twoStep.own],
    roleIds: knownIds(roles, setting?.role_ids ?? []),
    roles: roles.map((role) => ({ id: role.id, name: nameIn(lang, { name: role.name, nameEn: role.name_en }) })),
  }
}

export async function updateTwoStepPolicy(input: CallParsed<'updateTwoStepPolicy'>, context: Context) {
  const { entId } = spaceOf(context)
  const { roleIds: ids } = input
  refuseUnusable(input, context)
  refuseUnknownRoles(await selectRoleNames(context.db), { field: 'roleIds', ids, lang: context.lang })
  await upsertTwoStepSetting(context.db, entId, {
    ...columnsOf(input),
    methods: twoStepMethods.filter((method) => input.methods.includes(method)),
    role_ids: input.roleIds,
  })
  await record(input, context, entId)
  return {}
}

/** No person could pass a rule that names only what this portal does not offer. */
function refuseUnusable({ methods }: CallParsed<'updateTwoStepPolicy'>, { lang, services }: Context) {
  if (methods.some((method) => services.twoStepMethods().includes(method))) return
  const msg = notOffered[lang]
  throw new Problem('invalidInput', { details: msg }, { fields: [{ field: 'methods', msg }] })
}

type Change = { open: boolean; effectiveTime: string | null; trustDeviceDays: number }

function columnsOf<T extends string>({ open, applyTo, effectiveTime, trustDeviceDays }: Change & { applyTo: T }) {
  return {
    open,
    apply_to: applyTo,
    effective_time: effectiveTime === null ? null : new Date(effectiveTime),
    trust_device_days: trustDeviceDays,
  }
}

async function record(diff: Change, context: Context, entId: string | null) {
  const target = { targetKind: entId === null ? 'platform' : 'enterprise', targetId: entId ?? 'platform' } as const
  await recordAct(context, { action: 'updateTwoStepPolicy', ...target, entId, diff })
}
