import { signInReasons } from '@atrium/shared-utility/contract'
import { AuditResultChip, deviceText, useAuditWords } from '@atrium/shared-utility/console'
import { describeList, enterprisePicker } from '@atrium/shared-utility/ui'

const methods = ['pwd', 'sms', 'scan', 'passkey', 'dingtalk', 'feishu', 'wecom', 'oidc'] as const

/** The log of sign-ins; the columns that answer rarer questions are shown when chosen. */
export const signInList = describeList({
  call: 'listSignIns',
  id: 'sign-ins',
  labels: 'signIn',
  search: 'signIns.search',
  useWords: useAuditWords,
  columns: {
    at: { text: (row, { format }) => format.exact(row.at), width: 192 },
    name: {
      text: (row, { t }) => row.name ?? t('signIn.unknown'),
      person: (row) => (row.loginId === null ? null : row.userid),
    },
    result: {
      text: (row, { resultOf }) => resultOf(row.result),
      render: (row) => <AuditResultChip result={row.result} />,
      width: 116,
    },
    reason: { text: (row, { reasonOf }) => row.reason && reasonOf(row.reason), width: 112, grows: true },
    method: { text: (row, { methodOf }) => row.method && methodOf(row.method), width: 96 },
    ip: { text: (row) => row.ip, width: 120 },
    device: { text: deviceText, width: 128, grows: true },
    entName: {
      text: (row) => row.entName ?? row.entid,
      enterprise: (row) => row.entid,
      width: 124,
      isOptional: true,
    },
    loginId: { text: (row) => row.loginId, isOptional: true },
    userAgent: { text: (row) => row.userAgent, isOptional: true },
    entid: { text: (row) => row.entid, isOptional: true },
  },
  otherFields: { id: 'notShown', userid: 'notShown', browser: 'device', system: 'device' },
  sorts: { at: 'at' },
  filters: {
    from: { kind: 'firstDay' },
    to: { kind: 'lastDay' },
    result: { kind: 'choice', values: ['ok', 'denied'], word: (result, { resultOf }) => resultOf(result) },
    reason: { kind: 'choice', values: signInReasons, word: (reason, { reasonOf }) => reasonOf(reason) },
    method: { kind: 'choice', values: methods, word: (method, { methodOf }) => methodOf(method) },
    ip: { kind: 'text', maxLength: 45 },
    entid: { kind: 'pick', label: 'signIn.entName', picker: enterprisePicker },
  },
})
