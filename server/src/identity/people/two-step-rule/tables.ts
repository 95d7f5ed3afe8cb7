import type { Filled } from '../../../foundation/db/column.ts'
import { platformTable, tenantTable } from '../../../foundation/db/table.ts'

declare module '../../../foundation/db/schema.ts' {
  interface Database {
    two_step_setting: TwoStepSettingTable
    two_step_platform: TwoStepPlatformTable
  }
}

type TwoStepSettingTable = {
  ent_id: string
  open: Filled<boolean>
  effective_time: Date | null
  methods: Filled<('totp' | 'webauthn' | 'sms')[]>
  apply_to: Filled<'all' | 'admins' | 'roles'>
  role_ids: Filled<string[]>
  trust_device_days: Filled<number>
}

/** One row, id 1: the policy for people of the platform. */
type TwoStepPlatformTable = {
  id: number
  open: Filled<boolean>
  effective_time: Date | null
  apply_to: Filled<'all' | 'operators'>
  trust_device_days: Filled<number>
}

export const twoStepRuleTables = [
  tenantTable('two_step_setting', {
    app: 'select, insert, update',
    platform: 'select, insert, update',
    exported: { keys: 'ent_id', columns: 'open effective_time methods apply_to role_ids trust_device_days' },
  }),
  platformTable('two_step_platform', { platform: 'select, update' }),
]
