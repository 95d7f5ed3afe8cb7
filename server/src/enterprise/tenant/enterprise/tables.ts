import type { EnterpriseStatus } from '@atrium/shared-utility/contract'
import type { GeneratedAlways } from 'kysely'
import type { Filled } from '../../../foundation/db/column.ts'
import { exportedEnterprise } from './export-query.ts'
import { platformTable } from '../../../foundation/db/table.ts'

declare module '../../../foundation/db/schema.ts' {
  interface Database {
    enterprise: EnterpriseTable
  }
}

type EnterpriseTable = {
  id: string
  name: string
  short_name: string | null
  /** `normalName(name)`: unique among enterprises that are not deleted. */
  name_norm: string
  short_norm: Filled<string>
  /** Single characters and pairs of both names, for "contains" with an index and without an extension. */
  search_grams: GeneratedAlways<string[]>
  /** How both names are said, as `soundsOf` makes it; `name_sounds` is null until that is known. */
  name_sounds: string | null
  short_sounds: Filled<string>
  ent_type: Filled<number>
  parent_id: string | null
  private: Filled<boolean>
  is_control: Filled<boolean>
  saas_ent_type: number | null
  saas_id: string | null
  self: Filled<boolean>
  status: Filled<EnterpriseStatus>
  owner_user_id: string | null
  user_quota: Filled<number>
  /** Kept by a trigger on membership: people with an active membership. */
  user_count: GeneratedAlways<number>
  storage_quota_mb: number | null
  app_quota: number | null
  expires_at: Date | null
  /** How many days before that its administrators were told last: 30, 7 or 1; null while they were not. */
  expiry_told: number | null
  /** Of one that is closing or closed: when its data go, which closing that is, and what it was before. */
  closes_at: Date | null
  closing_id: string | null
  closed_from: 'active' | 'readonly' | 'suspended' | null
  close_reason: string | null
  /** True: operators may not act as its members. */
  acting_forbidden: Filled<boolean>
  home_link: Filled<string>
  idempotency_key: string | null
  version: Filled<number>
  created_at: Filled<Date>
  updated_at: Filled<Date>
  deleted_at: Date | null
}

export const enterpriseTables = [
  platformTable('enterprise', {
    app: 'select',
    platform: 'select, insert, update',
    exported: {
      keys: 'id',
      columns:
        'name short_name ent_type parent_id private is_control saas_ent_type saas_id status owner_user_id user_quota user_count storage_quota_mb app_quota expires_at home_link acting_forbidden created_at updated_at closes_at',
      source: exportedEnterprise,
    },
  }),
]
