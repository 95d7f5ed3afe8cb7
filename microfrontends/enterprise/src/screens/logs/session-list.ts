import { deviceText } from '@atrium/shared-utility/console'
import { userTypeName, type MemberSession } from '@atrium/shared-utility/contract'
import type { Translate } from '@atrium/shared-utility/react'
import { describeList } from '@atrium/shared-utility/ui'
import { memberPath, memberPicker } from './member-picker.ts'

/** The members who are signed in. */
export const sessionList = describeList({
  call: 'listMemberSessions',
  id: 'member-sessions',
  labels: 'session',
  search: 'logs.search',
  columns: {
    name: { text: (row) => row.name, linkTo: (row) => memberPath(row.loginId) },
    state: {
      text: stateText,
      tone: (row) => (row.isActing ? 'warning' : row.online ? 'success' : 'neutral'),
      width: 144,
    },
    device: { text: deviceText, width: 144, grows: true },
    ip: { text: (row) => row.ip, width: 124 },
    startedAt: { text: (row, { format }) => format.dateTime(row.startedAt), width: 176 },
    lastSeenAt: { text: (row, { format }) => format.dateTime(row.lastSeenAt), width: 176 },
    loginId: { text: (row) => row.loginId, isOptional: true },
    userType: { text: (row, { t }) => t(`joiningType.${userTypeName(row.userType)}`), isOptional: true },
    isVerified: { text: (row) => row.isVerified, isOptional: true },
  },
  otherFields: {
    id: 'notShown',
    userId: 'notShown',
    online: 'state',
    isCurrent: 'state',
    isActing: 'state',
    canEnd: 'notShown',
    browser: 'device',
    system: 'device',
  },
  sorts: { lastSeenAt: 'lastSeenAt', startedAt: 'startedAt' },
  filters: {
    person: { kind: 'pick', label: 'session.name', picker: memberPicker },
    ip: { kind: 'text', maxLength: 45 },
    online: { kind: 'flag' },
  },
})

function stateText({ isCurrent, online, isActing }: MemberSession, { t }: { t: Translate }) {
  if (isActing) return t('session.isActing')
  return t(isCurrent ? 'session.isCurrent' : online ? 'session.isOnline' : 'session.isIdle')
}
