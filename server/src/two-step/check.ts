import type { TwoStepState, UserType } from '@atrium/shared-utility/contract'
import type { Row } from '../db/schema.ts'
import type { Db } from '../db/tx.ts'
import { hasRoleOf, selectTwoStepSetting } from './queries.ts'
import { twoStepStateOf } from './state.ts'

export type Checked = { userId: string; userType: UserType; entId: string | null; aal: 1 | 2 }

/** Whether this person must pass two-step verification in this enterprise now, later or not at all. */
export async function checkTwoStep(person: Checked, { db, now }: { db: Db; now: Date }): Promise<TwoStepState> {
  const setting = person.entId === null ? undefined : await selectTwoStepSetting(db, person.entId)
  const isInScope = setting !== undefined && (await isMeant(setting, person, db))
  const policy = { isOpen: setting?.open ?? false, isInScope, effectiveAt: setting?.effective_time ?? null }
  // Second factors cannot be enrolled yet, so nobody has one.
  return twoStepStateOf(policy, { aal: person.aal, hasFactor: false, now })
}

async function isMeant(setting: Row<'two_step_setting'>, { userId, userType }: Checked, db: Db) {
  if (setting.apply_to === 'all') return true
  if (setting.apply_to === 'admins') return userType === 6
  return hasRoleOf(db, { userId, roleIds: setting.role_ids })
}
