import type { MemberRow } from '@atrium/shared-utility/contract'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { type Column, StatusChip, type StatusTone } from '@atrium/shared-utility/ui'

const tones = {
  invited: 'info',
  active: 'success',
  suspended: 'error',
} as const satisfies Record<MemberRow['status'], StatusTone>

export function useMemberColumns(): Column<MemberRow>[] {
  const t = useText()
  const format = useFormat()
  const column = (key: string, text: (row: MemberRow) => string) => ({ key, label: t(`member.${key}`), text })
  return [
    plain({ ...column('name', (row) => row.name), width: 200 }),
    plain({ ...column('loginId', (row) => row.loginId), width: 200 }),
    plain({ ...column('userType', (row) => t(`joiningType.${row.userType}`)), width: 160 }),
    {
      ...column('status', (row) => t(`memberStatus.${row.status}`)),
      render: (row) => <StatusChip tone={tones[row.status]} label={t(`memberStatus.${row.status}`)} />,
      width: 120,
    },
    plain({ ...column('joinedAt', (row) => format.date(row.joinedAt)), width: 160 }),
  ]
}

function plain(column: Omit<Column<MemberRow>, 'render'>): Column<MemberRow> {
  return { ...column, render: column.text }
}
