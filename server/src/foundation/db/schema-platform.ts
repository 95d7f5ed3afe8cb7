import type { ColumnType, GeneratedAlways } from 'kysely'
import type { EnterpriseStatus, JobEventKind } from '@atrium/shared-utility/contract'
import type { Filled, Json } from './column.ts'

export type EnterpriseTable = {
  id: string
  name: string
  short_name: string | null
  /** `normalName(name)`: unique among enterprises that are not deleted. */
  name_norm: string
  short_norm: Filled<string>
  /** Single characters and pairs of both names, for "contains" with an index and without an extension. */
  search_grams: GeneratedAlways<string[]>
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

/** Work that outlives a process. `step` names the last step that is done. */
export type JobTable = {
  id: string
  kind: string
  /** Unique within the kind: an enterprise is provisioned once. */
  key: string
  payload: Json<unknown>
  step: string | null
  percent: Filled<number>
  status: Filled<'queued' | 'running' | 'done' | 'failed' | 'cancelled'>
  attempts: Filled<number>
  error_key: string | null
  lease_until: Date | null
  /** For which enterprise, and for whom; null where neither is to be known, or it is for nobody in particular. */
  ent_id: string | null
  user_id: string | null
  /** When it was taken up first, and when it came to its end. */
  started_at: Date | null
  ended_at: Date | null
  log: ColumnType<JobEvent[], string | undefined, string>
  created_at: Filled<Date>
  updated_at: Filled<Date>
}

/** What happened to a job: `attempt` counts from 1, from the last time that somebody began it again. */
export type JobEvent = {
  at: string
  what: JobEventKind
  attempt: number
  step?: string
  /** The code of the problem. */
  error?: string
  /** The operator who did it. */
  by?: string
}

/** One figure of the platform for one hour that is over. */
export type SaasCategoryTable = {
  id: string
  parent_id: string | null
  /** From the root to itself, kept by triggers. */
  path: GeneratedAlways<string[]>
  code: string
  name: string
  name_en: string
  icon: string | null
  sort: Filled<number>
  enabled: Filled<boolean>
  version: Filled<number>
}

export type SaasAdminTable = { category_id: string; user_id: string; rights: Filled<string[]> }

/** What open portals are told of; short-lived. */
export type LiveEventTable = {
  id: Filled<number>
  /** The transaction that wrote it, by which readers know whether it is new to them. */
  xact: Filled<string>
  created_at: Filled<Date>
  /** Null: wherever its audience works. */
  ent_id: string | null
  audience: 'all' | 'ent' | 'saas' | 'type' | 'person'
  ids: Filled<string[]>
  kind: string
  payload: string
}
