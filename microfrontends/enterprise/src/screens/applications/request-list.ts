import { type ApplicationRequest, applicationRequestStates } from '@atrium/shared-utility/contract'
import { colleaguePath, describeList, type StatusTone } from '@atrium/shared-utility/ui'

const tones = {
  open: 'warning',
  granted: 'success',
  refused: 'neutral',
} as const satisfies Record<ApplicationRequest['state'], StatusTone>

/** Requests for applications, newest first. */
export const requestList = describeList({
  call: 'listApplicationRequests',
  id: 'application-requests',
  labels: 'request',
  search: 'requests.search',
  columns: {
    userName: { text: (row) => row.userName, linkTo: (row) => colleaguePath(row.userId) },
    applicationName: {
      text: (row) => row.applicationName,
      portalTo: (row) => `/appDetail/${row.applicationId}`,
      application: ({ applicationId: id, icon, color }) => ({ id, icon, color }),
    },
    reason: { text: (row) => row.reason },
    state: { text: (row, { t }) => t(`requestState.${row.state}`), tone: (row) => tones[row.state], width: 120 },
    askedAt: { text: (row, { format }) => format.dateTime(row.askedAt), width: 184 },
    word: { text: (row) => row.word || null, isOptional: true },
    answeredBy: {
      text: (row) => row.answeredBy,
      linkTo: (row) => row.answeredById && colleaguePath(row.answeredById),
      width: 136,
      isOptional: true,
    },
    answeredFor: {
      text: (row) => row.answeredFor,
      linkTo: (row) => row.answeredForId && colleaguePath(row.answeredForId),
      width: 136,
      isOptional: true,
    },
    answeredAt: {
      text: (row, { format }) => (row.answeredAt === null ? null : format.dateTime(row.answeredAt)),
      width: 184,
      isOptional: true,
    },
  },
  otherFields: {
    id: 'notShown',
    userId: 'notShown',
    applicationId: 'notShown',
    needsRole: 'notShown',
    icon: 'applicationName',
    color: 'applicationName',
    answeredById: 'answeredBy',
    answeredForId: 'answeredFor',
  },
  sorts: {},
  filters: {
    state: {
      kind: 'choice',
      values: applicationRequestStates,
      word: (state, { t }) => t(`requestState.${state}`),
      hasPlainChip: true,
    },
  },
})
