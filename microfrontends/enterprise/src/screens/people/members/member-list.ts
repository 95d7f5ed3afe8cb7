import {
  memberStandings,
  memberTypes,
  memberVerifications,
  userTypeName,
  type MemberRow,
} from '@atrium/shared-utility/contract'
import { describeList, userTones, userTypeWord } from '@atrium/shared-utility/ui'

/** The members of the enterprise, by name. */
export const memberList = describeList({
  call: 'listMembers',
  id: 'members',
  labels: 'member',
  search: 'members.search',
  columns: {
    name: { text: (row) => row.name },
    loginId: { text: (row) => row.loginId, width: 144, grows: true },
    title: { text: (row) => row.title, width: 168, grows: true },
    userType: { text: (row, { t }) => t(`joiningType.${userTypeName(row.userType)}`), width: 176 },
    // In the export as what the account is, and whether the enterprise is closed to it.
    standing: {
      text: (row, { t }) => t(`memberStatus.${standingOf(row)}`),
      tone: (row) => standingTones[standingOf(row)],
      width: 152,
    },
    isVerified: {
      text: (row, { t }) => (row.isVerified ? t('memberVerification.verified') : null),
      tone: () => 'success',
      width: 112,
    },
    returnUntil: {
      text: (row, { format }) => row.returnUntil && format.date(row.returnUntil),
      width: 152,
      isOptional: true,
    },
    joinedAt: { text: (row, { format }) => format.date(row.joinedAt), width: 136, isOptional: true },
    leftAt: { text: (row, { format }) => row.leftAt && format.date(row.leftAt), width: 136, isOptional: true },
  },
  otherFields: {
    userId: 'notShown',
    position: 'notShown',
    canHandle: 'notShown',
    canVerify: 'notShown',
    status: 'standing',
    isSuspended: 'standing',
    hasSignedIn: 'standing',
  },
  sorts: {},
  filters: {
    userType: {
      kind: 'choice',
      values: memberTypes,
      word: (type, { t }) => t(`joiningType.${userTypeWord(type)}`),
      hasPlainChip: true,
    },
    standing: {
      kind: 'choice',
      values: memberStandings,
      word: (standing, { t }) => t(`memberStatus.${standing === 'suspended' ? 'closed' : standing}`),
      hasPlainChip: true,
    },
    verification: {
      kind: 'choice',
      values: memberVerifications,
      word: (verification, { t }) => t(`memberVerification.${verification}`),
      hasPlainChip: true,
    },
  },
})

const standingTones = { ...userTones, closed: userTones.suspended, left: 'neutral', returning: 'info' } as const

/** A person who has left is listed for that alone; a member to whom the enterprise is closed is shown so before the state of the account. */
function standingOf({ leftAt, returnUntil, isSuspended, hasSignedIn, status }: MemberRow) {
  if (leftAt !== null) return returnUntil === null ? 'left' : 'returning'
  if (isSuspended) return 'closed'
  return status === 'active' && !hasSignedIn ? 'invited' : status
}
