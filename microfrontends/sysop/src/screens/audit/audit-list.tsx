import { auditResults } from '@atrium/shared-utility/contract'
import { useCall } from '@atrium/shared-utility/react'
import { describeList } from '@atrium/shared-utility/ui'
import { useAuditWords } from './audit-words.ts'
import { AuditResultChip } from './AuditResultChip.tsx'

/** The audit log; the columns that answer rarer questions are shown when chosen. */
export const auditList = describeList({
  call: 'listAudit',
  id: 'audit',
  labels: 'audit',
  search: 'audit.search',
  useWords: useAuditListWords,
  columns: {
    at: { text: (row, { format }) => format.exact(row.at), width: 200 },
    actor: { text: (row, { actorOf }) => actorOf(row), width: 152 },
    action: { text: (row, { actionOf }) => actionOf(row.action), width: 176 },
    result: {
      text: (row, { t }) => t(`auditResult.${row.result}`),
      render: (row) => <AuditResultChip result={row.result} />,
      width: 104,
    },
    target: { text: (row, { targetOf }) => targetOf(row) },
    entName: { text: (row, { placeOf }) => placeOf(row), width: 152 },
    ip: { text: (row) => row.ip, width: 132 },
    actorLoginId: { text: (row) => row.actorLoginId, isOptional: true },
    actorType: {
      text: (row, { t }) => (row.actorType === null ? null : t(`userType.${row.actorType}`)),
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
    targetKind: 'target',
    targetName: 'target',
  },
  sorts: { at: 'at' },
  filters: {
    from: { kind: 'firstDay' },
    to: { kind: 'lastDay' },
    actor: { kind: 'text' },
    action: { kind: 'choice', values: ({ actions }) => actions, word: (action, { actionOf }) => actionOf(action) },
    result: { kind: 'choice', values: auditResults, word: (result, { t }) => t(`auditResult.${result}`) },
    entid: { kind: 'text', maxLength: 32, word: (id, { t }) => (id === 'platform' ? t('audit.platform') : id) },
    target: { kind: 'text' },
  },
})

function useAuditListWords() {
  const actions = useCall('listAuditActions', {})
  return { ...useAuditWords(), actions: actions.status === 'done' ? actions.data : [] }
}
