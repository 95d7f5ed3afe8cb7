import { call } from '@atrium/shared-utility'
import { AuditResultChip } from '@atrium/shared-utility/console'
import { ownAuditActors, type OwnAuditRow } from '@atrium/shared-utility/contract'
import { useCall } from '@atrium/shared-utility/react'
import { colleaguePath, describeList } from '@atrium/shared-utility/ui'
import { useOwnAuditWords } from './audit-words.ts'
import { memberPicker } from './member-picker.ts'

/** The audit log of the enterprise. */
export const auditList = describeList({
  call: 'listOwnAudit',
  id: 'own-audit',
  labels: 'audit',
  search: 'logs.search',
  useWords: useAuditListWords,
  columns: {
    at: { text: (row, { format }) => format.exact(row.at), width: 192 },
    actor: {
      text: (row, { actorOf }) => actorOf(row),
      linkTo: actorPath,
      width: 152,
      grows: true,
    },
    action: { text: (row, { actionOf }) => actionOf(row), width: 184, grows: true },
    result: {
      text: (row, { resultOf }) => resultOf(row.result),
      render: (row) => <AuditResultChip result={row.result} />,
      width: 116,
    },
    target: { text: (row, { targetOf }) => targetOf(row), portalTo: targetPath },
    ip: { text: (row) => row.ip, width: 120 },
    targetId: { text: (row) => row.targetId, isOptional: true },
  },
  otherFields: {
    id: 'notShown',
    by: 'actor',
    isActing: 'actor',
    actorId: 'actor',
    actorName: 'actor',
    actionTitle: 'action',
    targetKind: 'target',
    targetTitle: 'target',
    targetName: 'target',
  },
  sorts: { at: 'at' },
  filters: {
    from: { kind: 'firstDay' },
    to: { kind: 'lastDay' },
    person: { kind: 'pick', label: 'audit.actor', picker: memberPicker },
    by: { kind: 'choice', values: ownAuditActors, word: (by, { t }) => t(`auditBy.${by}`) },
    action: {
      kind: 'choice',
      values: ({ titles }) => [...titles.keys()],
      word: (action, { titles, actionOf }) => titles.get(action) ?? actionOf({ action, actionTitle: null }),
    },
    result: { kind: 'choice', values: ['ok', 'denied'], word: (result, { resultOf }) => resultOf(result) },
    target: { kind: 'row', nameOf: targetName },
  },
})

/** The card of the person, as far as a name is known. */
export function actorPath({ actorId, actorName }: Pick<OwnAuditRow, 'actorId' | 'actorName'>) {
  return actorId && actorName && colleaguePath(actorId)
}

type Target = Pick<OwnAuditRow, 'targetKind' | 'targetId' | 'targetName'>

/** The page of what is there still, as far as a name of it is known. */
export function targetPath({ targetKind, targetId, targetName: name }: Target) {
  if (name === null) return null
  if (targetKind === 'user') return colleaguePath(targetId)
  if (targetKind === 'department') return `/enterprise/departments?departmentId=${targetId}`
  if (targetKind === 'application') return `/appDetail/${targetId}`
  if (targetKind === 'applicationCategory') return `/enterprise/applications/category/${targetId}`
  return targetKind === 'announcement' ? `/enterprise/announcements/${targetId}` : null
}

/** What the log calls the thing with this id. */
async function targetName(target: string, signal: AbortSignal) {
  const { list } = await call('listOwnAudit', { target, iDisplayLength: 1 }, { signal })
  return list[0]?.targetName ?? target
}

function useAuditListWords() {
  const actions = useCall('listOwnAuditActions', {})
  const words = useOwnAuditWords()
  return { ...words, titles: words.actionsByTitle(actions.status === 'done' ? actions.data : []) }
}
