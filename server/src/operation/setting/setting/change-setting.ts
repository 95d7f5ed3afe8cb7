import { allSettings, settingCall, type SettingName, type SettingValue } from '@atrium/shared-utility/contract'
import { changedFields } from '../../../foundation/call/audit/changed-fields.ts'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, type Context } from '../../../foundation/call/context/context.ts'
import { replaceSetting, selectSettings } from '../../../foundation/query/setting/setting-query.ts'
import { knownOf } from '../../../foundation/query/setting/settings.ts'
import { mustBeAsSeen } from '../../../foundation/process/error/as-seen.ts'

type Change<N extends SettingName> = {
  name: N
  version: number
  /** The new value; `before` is the former one. */
  next: (before: SettingValue<N>) => SettingValue<N>
}

/** Sets one setting against the version that was read, and writes down what it was and is. Secrets are not in that. */
export async function changeSetting<N extends SettingName>({ name, version, next }: Change<N>, context: Context) {
  const { db, now } = context
  const known = knownOf(await selectSettings(db))[name]
  mustBeAsSeen(known.version === version)
  const value = next(known.value)
  const { key } = allSettings[name]
  const auditId = await recordAct(context, {
    action: settingCall(name),
    targetKind: 'setting',
    targetId: name,
    entId: null,
    diff: { ...changedFields(known.value, value, secrets), ...secretChanged(known.value, value) },
  })
  const by = sessionOf(context).userId
  const row = { key, value, isSecret: name !== 'map', version, by, auditId, now }
  mustBeAsSeen(await replaceSetting(db, row))
  return {}
}

const secrets = ['password', 'keySecret']

function secretChanged(before: object, after: object) {
  const old = new Map(Object.entries(before))
  const isAnother = Object.entries(after).some(([field, value]) => secrets.includes(field) && old.get(field) !== value)
  return isAnother ? { secretChanged: true } : {}
}
