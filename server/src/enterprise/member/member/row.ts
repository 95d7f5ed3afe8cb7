import type { memberTypes } from '@atrium/shared-utility/contract'
import type { SelectedMember } from './list-query.ts'

/** A row as it is shown to `userId`, who administers the enterprise. */
export function memberRowOf(row: SelectedMember, userId: string) {
  return {
    userId: row.id,
    name: row.name,
    loginId: row.login_id,
    userType: row.user_type as (typeof memberTypes)[number], // The column's check allows these four.
    title: row.title,
    position: row.position,
    status: row.status,
    hasSignedIn: !row.never_signed_in,
    isSuspended: row.membership === 'suspended',
    isVerified: row.is_verified,
    canHandle: row.id !== userId && !row.is_owner && row.left_at === null,
    joinedAt: row.joined_at.toISOString(),
    leftAt: row.left_at?.toISOString() ?? null,
    canVerify: row.id !== userId && row.left_at === null,
    returnUntil: row.return_until?.toISOString() ?? null,
  }
}
