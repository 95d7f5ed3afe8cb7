import type { Filled } from './column.ts'

/** T */
export type MembershipTable = {
  ent_id: string
  user_id: string
  user_type: number
  status: Filled<'active' | 'suspended' | 'left'>
  title: string | null
  is_owner: Filled<boolean>
  joined_at: Filled<Date>
  left_at: Date | null
  /** Until when whoever left may come back by themselves. */
  return_until: Date | null
  /** When the person last worked here; a sign-in without a space prefix goes to the latest. */
  last_used_at: Date | null
}

/** T */
export type RoleTable = {
  ent_id: string
  id: string
  module: 'box' | 'qpaas' | 'system'
  code: string
  name: string
  name_en: string
  /** Landing path; empty means none. */
  detail: Filled<string>
  sort: Filled<number>
  built_in: Filled<boolean>
  enabled: Filled<boolean>
}

/** T */
export type RoleMemberTable = { ent_id: string; role_id: string; user_id: string }

/** T */
export type RolePermissionTable = { ent_id: string; role_id: string; permission: string }

/** T */
export type TwoStepSettingTable = {
  ent_id: string
  open: Filled<boolean>
  effective_time: Date | null
  methods: Filled<('totp' | 'webauthn' | 'sms')[]>
  apply_to: Filled<'all' | 'admins' | 'roles'>
  role_ids: Filled<string[]>
  trust_device_days: Filled<number>
}

/** T */
export type ApplicationTable = {
  ent_id: string
  id: string
  /** Set on applications that the platform brings along: unique within the enterprise. */
  code: string | null
  name: string
  name_en: string | null
  icon: string | null
  url: string
  kind: 'form' | 'workflow' | 'report' | 'link'
  version: Filled<string>
  visible: Filled<boolean>
  sort: Filled<number>
}

/** T */
export type ApplicationPinTable = { ent_id: string; user_id: string; application_id: string; sort: number }

/** T: an enterprise without rows uses the portal's own navigation. */
export type NavigationItemTable = {
  ent_id: string
  id: string
  name: string
  name_en: string | null
  icon: string | null
  url: string
  target: Filled<'self' | 'blank'>
  sort: Filled<number>
}
