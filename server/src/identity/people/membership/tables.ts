import type { Filled } from '../../../foundation/db/column.ts'
import { tenantTable, view } from '../../../foundation/db/table.ts'

declare module '../../../foundation/db/schema.ts' {
  interface Database {
    membership: MembershipTable
    member_not_signed_in: { ent_id: string; user_id: string }
  }
}

type MembershipTable = {
  ent_id: string
  user_id: string
  user_type: number
  status: Filled<'active' | 'suspended' | 'left'>
  title: string | null
  is_owner: Filled<boolean>
  joined_at: Filled<Date>
  left_at: Date | null
  /** Until when a member who left may come back by themselves. */
  return_until: Date | null
  /** When the person last worked here; a sign-in without a space prefix goes to the latest. */
  last_used_at: Date | null
  /** When an administrator has verified who the person is. */
  verified_at: Date | null
  /** The name that this was for. */
  verified_name: string | null
}

export const membershipTables = [
  tenantTable('membership', {
    app: 'select, update (left_at status)',
    platform: 'select, insert, update, delete',
    exported: {
      keys: 'user_id',
      columns: 'user_type status title is_owner joined_at left_at return_until last_used_at verified_at verified_name',
    },
  }),
  /** Members who have never signed in anywhere. */
  view('member_not_signed_in', { app: 'select', platform: 'select' }),
]
