import { AuditResultChip, deviceText, useAuditWords } from '@atrium/shared-utility/console'
import { signInReasons } from '@atrium/shared-utility/contract'
import { describeList } from '@atrium/shared-utility/ui'
import { memberPath, memberPicker } from './member-picker.ts'

const methods = ['pwd', 'sms', 'scan', 'passkey', 'dingtalk', 'feishu', 'wecom', 'oidc'] as const

/** The sign-ins into the enterprise. */
export const signInList = describeList({
  call: 'listMemberSignIns',
  id: 'member-sign-ins',
  labels: 'signIn',
  search: 'logs.search',
  useWords: useAuditWords,
  columns: {
    at: { text: (row, { format }) => format.exact(row.at), width: 192 },
    name: {
      text: (row, { t }) => row.name ?? t('signIn.former'),
      linkTo: (row) => row.loginId && memberPath(row.loginId),
    },
    result: {
      text: (row, { resultOf }) => resultOf(row.result),
      render: (row) => <AuditResultChip result={row.result} />,
      width: 116,
    },
    reason: { text: (row, { reasonOf }) => row.reason && reasonOf(row.reason), width: 100, grows: true },
    method: { text: (row, { methodOf }) => row.method && methodOf(row.method), width: 96 },
    ip: { text: (row) => row.ip, width: 120 },
    device: { text: deviceText, width: 144, grows: true },
    loginId: { text: (row) => row.loginId, isOptional: true },
  },
  otherFields: { id: 'notShown', userId: 'notShown', browser: 'device', system: 'device' },
  sorts: { at: 'at' },
  filters: {
    from: { kind: 'firstDay' },
    to: { kind: 'lastDay' },
    person: { kind: 'pick', label: 'signIn.name', picker: memberPicker },
    result: { kind: 'choice', values: ['ok', 'denied'], word: (result, { resultOf }) => resultOf(result) },
    reason: { kind: 'choice', values: signInReasons, word: (reason, { reasonOf }) => reasonOf(reason) },
    method: { kind: 'choice', values: methods, word: (method, { methodOf }) => methodOf(method) },
    ip: { kind: 'text', maxLength: 45 },
  },
})
