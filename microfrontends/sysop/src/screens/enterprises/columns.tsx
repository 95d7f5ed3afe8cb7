import type { EnterpriseRow } from '@atrium/shared-utility/contract'
import { useFormat, useText } from '@atrium/shared-utility/react'
import type { Column } from '@atrium/shared-utility/ui'
import { usersText, yesOrNo } from './enterprise-words.ts'
import { EnterpriseStatusChip } from './EnterpriseStatusChip.tsx'

/** The columns of the list; those that answer rarer questions are shown when chosen. */
export function useEnterpriseColumns(): Column<EnterpriseRow>[] {
  const t = useText()
  const format = useFormat()
  const column = (key: string, text: (row: EnterpriseRow) => string) => ({ key, label: t(`enterprise.${key}`), text })
  return [
    plain({ ...column('name', (row) => row.name), sort: 'name', width: 180 }),
    {
      ...column('status', (row) => t(`status.${row.status}`)),
      render: (row) => <EnterpriseStatusChip enterprise={row} />,
      sort: 'status',
      width: 144,
    },
    plain({ ...column('entType', (row) => t(`entType.${row.entType}`)), width: 120 }),
    plain({ ...column('saasName', (row) => row.saasName ?? '—'), width: 120 }),
    plain(column('parentName', (row) => row.parentName ?? '—')),
    plain({ ...column('users', (row) => usersText(row, format)), sort: 'userCount', isNumeric: true, width: 120 }),
    plain({ ...column('administrator', (row) => row.adminName ?? '—'), width: 140 }),
    plain({ ...column('createdAt', (row) => format.date(row.createdAt)), sort: 'createdAt', width: 128 }),
    ...[
      column('expiresAt', (row) => (row.expiresAt ? format.date(row.expiresAt) : '—')),
      column('private', (row) => t(yesOrNo(row.private))),
      column('isControl', (row) => t(yesOrNo(row.isControl))),
      column('self', (row) => t(yesOrNo(row.self))),
      column('saasEntType', (row) => String(row.saasEntType ?? '—')),
      column('entid', (row) => row.entid),
    ].map((rare) => plain({ ...rare, isOptional: true })),
  ]
}

type Plain = Omit<Column<EnterpriseRow>, 'render'>

function plain(column: Plain): Column<EnterpriseRow> {
  return { ...column, render: column.text }
}
