import { type Invitation, invitationStates, userTypeName } from '@atrium/shared-utility/contract'
import { colleaguePath, describeList, type StatusTone } from '@atrium/shared-utility/ui'

const tones = {
  open: 'success',
  usedUp: 'neutral',
  expired: 'neutral',
  withdrawn: 'error',
} as const satisfies Record<Invitation['state'], StatusTone>

/** The enterprise's invitations, newest first. */
export const invitationList = describeList({
  call: 'listInvitations',
  id: 'invitations',
  labels: 'invitation',
  search: 'invitations.search',
  columns: {
    purpose: { text: (row) => row.purpose },
    state: { text: (row, { t }) => t(`invitationState.${row.state}`), tone: (row) => tones[row.state], width: 120 },
    used: {
      text: (row) => `${row.used} / ${row.quota}`,
      data: { used: (row) => row.used, quota: (row) => row.quota },
      isNumeric: true,
      width: 104,
    },
    userType: { text: (row, { t }) => t(`joiningType.${userTypeName(row.userType)}`), width: 136 },
    expiresAt: { text: (row, { format }) => format.dateTime(row.expiresAt), width: 184 },
    phone: { text: (row) => row.phoneMask, width: 160 },
    domain: { text: (row) => row.domain, width: 184 },
    createdBy: {
      text: (row) => row.createdBy,
      linkTo: (row) => row.createdById && colleaguePath(row.createdById),
      isOptional: true,
    },
  },
  otherFields: { id: 'notShown', quota: 'used', phoneMask: 'phone', createdAt: 'notShown', createdById: 'createdBy' },
  sorts: {},
  filters: {
    state: {
      kind: 'choice',
      values: invitationStates,
      word: (state, { t }) => t(`invitationState.${state}`),
      hasPlainChip: true,
    },
  },
})
