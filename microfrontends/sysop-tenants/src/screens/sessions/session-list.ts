import { type LiveSession, userTypeName } from '@atrium/shared-utility/contract'
import { deviceText } from '@atrium/shared-utility/console'
import type { Translate } from '@atrium/shared-utility/react'
import { describeList, enterprisePicker } from '@atrium/shared-utility/ui'
import { personPicker } from '../../pickers/person-picker.ts'

/** The people who are signed in; the columns that answer rarer questions are shown when chosen. */
export const sessionList = describeList({
  call: 'listLiveSessions',
  id: 'sessions',
  labels: 'session',
  search: 'sessions.search',
  columns: {
    name: { text: (row) => row.name, person: (row) => row.userid },
    state: {
      text: stateText,
      tone: (row) => (row.actingBy !== null ? 'warning' : row.online ? 'success' : 'neutral'),
      width: 128,
    },
    entName: {
      text: (row, { t }) => row.entName ?? row.entid ?? t('audit.platform'),
      enterprise: (row) => row.entid,
    },
    device: { text: deviceText, width: 136, grows: true },
    ip: { text: (row) => row.ip, width: 128 },
    startedAt: { text: (row, { format }) => format.dateTime(row.startedAt), width: 184, isOptional: true },
    lastSeenAt: { text: (row, { format }) => format.dateTime(row.lastSeenAt), width: 184 },
    loginId: { text: (row) => row.loginId, isOptional: true },
    userType: {
      text: (row, { t }) => (row.userType === null ? null : t(`userType.${userTypeName(row.userType)}`)),
      isOptional: true,
    },
    actingBy: { text: (row) => row.actingBy, person: (row) => row.actingById, isOptional: true },
    isVerified: { text: (row) => row.isVerified, isOptional: true },
    entid: { text: (row) => row.entid, isOptional: true },
  },
  otherFields: {
    id: 'notShown',
    userid: 'notShown',
    actingById: 'actingBy',
    online: 'state',
    isCurrent: 'state',
    browser: 'device',
    system: 'device',
  },
  sorts: { lastSeenAt: 'lastSeenAt', startedAt: 'startedAt' },
  filters: {
    userid: { kind: 'pick', label: 'session.name', picker: personPicker },
    entid: { kind: 'pick', label: 'session.entName', picker: enterprisePicker },
    ip: { kind: 'text', maxLength: 45 },
    online: { kind: 'flag' },
  },
})

function stateText({ isCurrent, online, actingBy }: LiveSession, { t }: { t: Translate }) {
  if (actingBy !== null) return t('session.isActing')
  return t(isCurrent ? 'session.isCurrent' : online ? 'user.isOnline' : 'session.isIdle')
}
