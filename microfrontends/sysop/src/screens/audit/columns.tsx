import { type AuditRow, userTypeName } from '@atrium/shared-utility/contract'
import { useFormat, useText } from '@atrium/shared-utility/react'
import type { Column } from '@atrium/shared-utility/ui'
import { useAuditWords } from './audit-words.ts'
import { AuditResultChip } from './AuditResultChip.tsx'

/** The columns of the log; those that answer rarer questions are shown when chosen. */
export function useAuditColumns(): Column<AuditRow>[] {
  const t = useText()
  const format = useFormat()
  const words = useAuditWords()
  const column = (key: string, text: (row: AuditRow) => string) => ({ key, label: t(`audit.${key}`), text })
  return [
    plain({ ...column('at', (row) => format.exact(row.at)), sort: 'at', width: 200 }),
    plain({ ...column('actor', words.actorOf), width: 152 }),
    plain({ ...column('action', (row) => words.actionOf(row.action)), width: 176 }),
    {
      ...column('result', (row) => t(`auditResult.${row.result}`)),
      render: (row) => <AuditResultChip result={row.result} />,
      width: 104,
    },
    plain(column('target', words.targetOf)),
    plain({ ...column('entName', words.placeOf), width: 152 }),
    plain({ ...column('ip', (row) => row.ip ?? '—'), width: 132 }),
    ...[
      column('actorLoginId', (row) => row.actorLoginId ?? '—'),
      column('actorType', (row) => (row.actorType === null ? '—' : t(`userType.${userTypeName(row.actorType)}`))),
      column('targetId', (row) => row.targetId),
      column('seq', (row) => format.number(row.seq)),
    ].map((rare) => plain({ ...rare, isOptional: true })),
  ]
}

function plain(column: Omit<Column<AuditRow>, 'render'>): Column<AuditRow> {
  return { ...column, render: column.text }
}
