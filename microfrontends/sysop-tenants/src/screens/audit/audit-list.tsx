import { call } from '@atrium/shared-utility'
import { auditResults, userTypeName } from '@atrium/shared-utility/contract'
import { AuditResultChip } from '@atrium/shared-utility/console'
import { useCall } from '@atrium/shared-utility/react'
import { describeList, enterprisePicker } from '@atrium/shared-utility/ui'
import { loginIdPicker } from '../../pickers/person-picker.ts'
import { useAuditWords } from './audit-words.ts'
import { targetPath } from './target-path.ts'

/** The audit log; the columns that answer rarer questions are shown when chosen. */
export const auditList = describeList({
  call: 'listAudit',
  id: 'audit',
  labels: 'audit',
  search: 'audit.search',
  useWords: useAuditListWords,
  columns: {
    at: { text: (row, { format }) => format.exact(row.at), width: 192 },
    actor: {
      text: (row, { actorOf }) => actorOf(row),
      person: (row) => row.actorLoginId && row.actorId,
      width: 128,
      grows: true,
    },
    action: { text: (row, { actionOf }) => actionOf(row), width: 148, grows: true },
    result: {
      text: (row, { resultOf }) => resultOf(row.result),
      render: (row) => <AuditResultChip result={row.result} />,
      width: 116,
    },
    target: {
      text: (row, { targetOf }) => targetOf(row),
      portalTo: targetPath,
      width: 112,
      grows: true,
    },
    entName: {
      text: (row, { placeOf }) => placeOf(row),
      enterprise: (row) => row.entid,
      width: 120,
      grows: true,
    },
    ip: { text: (row) => row.ip, width: 120 },
    actorLoginId: { text: (row) => row.actorLoginId, isOptional: true },
    actorType: {
      text: (row, { t }) => (row.actorType === null ? null : t(`userType.${userTypeName(row.actorType)}`)),
      isOptional: true,
    },
    targetId: { text: (row) => row.targetId, isOptional: true },
    seq: { text: (row, { format }) => format.number(row.seq), isOptional: true },
  },
  otherFields: {
    id: 'notShown',
    entid: 'entName',
    actorId: 'actor',
    actorName: 'actor',
    deployToken: 'actor',
    actionTitle: 'action',
    targetTitle: 'target',
    targetKind: 'target',
    targetName: 'target',
    targetPlatform: 'target',
  },
  sorts: { at: 'at' },
  filters: {
    from: { kind: 'firstDay' },
    to: { kind: 'lastDay' },
    actor: { kind: 'pick', picker: loginIdPicker },
    action: {
      kind: 'choice',
      values: ({ titles }) => [...titles.keys()],
      word: (action, { titles, actionOf }) => titles.get(action) ?? actionOf({ action, actionTitle: null }),
    },
    result: { kind: 'choice', values: auditResults, word: (result, { resultOf }) => resultOf(result) },
    entid: {
      kind: 'pick',
      label: 'audit.entName',
      picker: enterprisePicker,
      first: ({ t }) => [{ value: 'platform', label: t('audit.platform') }],
    },
    target: { kind: 'row', nameOf: targetName },
  },
})

/** What the log calls the thing with this id. */
async function targetName(target: string, signal: AbortSignal) {
  const { list } = await call('listAudit', { target, iDisplayLength: 1 }, { signal })
  return list[0]?.targetName ?? target
}

function useAuditListWords() {
  const actions = useCall('listAuditActions', {})
  const words = useAuditWords()
  return { ...words, titles: words.actionsByTitle(actions.status === 'done' ? actions.data : []) }
}
