import { type MemberRow, UserType } from '@atrium/shared-utility/contract'

/** A member as a list of the tests has one. */
export function aMember(more: Partial<MemberRow> = {}): MemberRow {
  return {
    userId: 'u1',
    name: '李华',
    loginId: 'li.hua',
    userType: UserType.member,
    title: null,
    position: '',
    status: 'active',
    hasSignedIn: true,
    isSuspended: false,
    isVerified: false,
    canVerify: true,
    canHandle: true,
    joinedAt: '2026-03-01T08:00:00.000Z',
    leftAt: null,
    returnUntil: null,
    ...more,
  }
}
