import { type UserRow, userTypeName } from '@atrium/shared-utility/contract'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { type Column, StatusChip, type StatusTone } from '@atrium/shared-utility/ui'
import { yesOrNo } from '../enterprises/enterprise-words.ts'

const tones = {
  invited: 'info',
  active: 'success',
  suspended: 'error',
  locked: 'warning',
  closed: 'neutral',
} as const satisfies Record<UserRow['status'], StatusTone>

/** The columns of the list; those that answer rarer questions are shown when chosen. */
export function useUserColumns(): Column<UserRow>[] {
  const t = useText()
  const format = useFormat()
  const column = (key: string, text: (row: UserRow) => string) => ({ key, label: t(`user.${key}`), text })
  return [
    plain({ ...column('name', (row) => row.name), sort: 'name', width: 168 }),
    plain({ ...column('loginId', (row) => row.loginId), width: 152 }),
    {
      ...column('status', (row) => t(`userStatus.${row.status}`)),
      render: (row) => <StatusChip tone={tones[row.status]} label={t(`userStatus.${row.status}`)} />,
      width: 120,
    },
    plain(column('userType', (row) => (row.userType === null ? '—' : t(`userType.${userTypeName(row.userType)}`)))),
    plain({ ...column('entName', (row) => row.entName ?? '—'), width: 168 }),
    {
      ...column('online', (row) => t(row.online ? 'user.isOnline' : 'user.isOffline')),
      render: (row) => (
        <StatusChip
          tone={row.online ? 'success' : 'neutral'}
          label={t(row.online ? 'user.isOnline' : 'user.isOffline')}
        />
      ),
      width: 104,
    },
    plain({
      ...column('lastLoginAt', (row) => (row.lastLoginAt ? format.dateTime(row.lastLoginAt) : '—')),
      sort: 'lastLoginAt',
      width: 184,
    }),
    ...[
      column('lastIp', (row) => row.lastIp ?? '—'),
      { ...column('createdAt', (row) => format.date(row.createdAt)), sort: 'createdAt' },
      column('isRoot', (row) => t(yesOrNo(row.isRoot))),
      column('entid', (row) => row.entid ?? '—'),
    ].map((rare) => plain({ ...rare, isOptional: true })),
  ]
}

function plain(column: Omit<Column<UserRow>, 'render'>): Column<UserRow> {
  return { ...column, render: column.text }
}
