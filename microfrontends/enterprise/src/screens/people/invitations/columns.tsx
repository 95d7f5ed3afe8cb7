import type { Invitation } from '@atrium/shared-utility/contract'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { type Column, StatusChip, type StatusTone } from '@atrium/shared-utility/ui'

const tones = {
  open: 'success',
  usedUp: 'neutral',
  expired: 'neutral',
  withdrawn: 'error',
} as const satisfies Record<Invitation['state'], StatusTone>

export function useInvitationColumns(): Column<Invitation>[] {
  const t = useText()
  const format = useFormat()
  const column = (key: string, text: (row: Invitation) => string) => ({ key, label: t(`invitation.${key}`), text })
  return [
    plain({ ...column('purpose', (row) => row.purpose), width: 200 }),
    {
      ...column('state', (row) => t(`invitationState.${row.state}`)),
      render: (row) => <StatusChip tone={tones[row.state]} label={t(`invitationState.${row.state}`)} />,
      width: 120,
    },
    plain({ ...column('used', (row) => `${row.used} / ${row.quota}`), isNumeric: true, width: 104 }),
    plain({ ...column('userType', (row) => t(`joiningType.${row.userType}`)), width: 136 }),
    plain({ ...column('expiresAt', (row) => format.dateTime(row.expiresAt)), width: 184 }),
    plain({ ...column('phone', (row) => row.phoneMask ?? '—'), width: 144 }),
    plain({ ...column('domain', (row) => row.domain ?? '—'), width: 144 }),
    plain({ ...column('createdBy', (row) => row.createdBy ?? '—'), isOptional: true }),
  ]
}

function plain(column: Omit<Column<Invitation>, 'render'>): Column<Invitation> {
  return { ...column, render: column.text }
}
