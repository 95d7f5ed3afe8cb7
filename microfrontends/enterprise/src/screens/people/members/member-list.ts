import { memberTypes, userTypeName } from '@atrium/shared-utility/contract'
import { describeList, userTones, userTypeWord } from '@atrium/shared-utility/ui'

/** Who belongs to the enterprise, by name. */
export const memberList = describeList({
  call: 'listMembers',
  id: 'members',
  labels: 'member',
  search: 'members.search',
  columns: {
    name: { text: (row) => row.name },
    loginId: { text: (row) => row.loginId, width: 144 },
    title: { text: (row) => row.title, width: 168 },
    userType: { text: (row, { t }) => t(`joiningType.${userTypeName(row.userType)}`), width: 176 },
    status: {
      text: (row, { t }) => t(`memberStatus.${row.isSuspended ? 'closed' : row.status}`),
      tone: (row) => userTones[row.isSuspended ? 'suspended' : row.status],
      width: 152,
    },
    joinedAt: { text: (row, { format }) => format.date(row.joinedAt), width: 136 },
  },
  otherFields: { userId: 'notShown', canHandle: 'notShown', isSuspended: 'notShown' },
  sorts: {},
  filters: {
    userType: {
      kind: 'choice',
      values: memberTypes,
      word: (type, { t }) => t(`joiningType.${userTypeWord(type)}`),
      hasPlainChip: true,
    },
  },
})
