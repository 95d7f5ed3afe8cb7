import { type LiveSession, userTypeName } from '@atrium/shared-utility/contract'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { type Column, StatusChip } from '@atrium/shared-utility/ui'
import { yesOrNo } from '../enterprises/enterprise-words.ts'

/** The columns of the list; those that answer rarer questions are shown when chosen. */
export function useSessionColumns(): Column<LiveSession>[] {
  const t = useText()
  const format = useFormat()
  const column = (key: string, text: (row: LiveSession) => string) => ({ key, label: t(`session.${key}`), text })
  const stateOf = ({ isCurrent, online }: LiveSession) =>
    t(isCurrent ? 'session.isCurrent' : online ? 'user.isOnline' : 'session.isIdle')
  return [
    plain({ ...column('name', (row) => row.name), width: 152 }),
    {
      ...column('state', stateOf),
      render: (row) => <StatusChip tone={row.online ? 'success' : 'neutral'} label={stateOf(row)} />,
      width: 112,
    },
    plain({ ...column('entName', (row) => row.entName ?? row.entid ?? t('audit.platform')), width: 152 }),
    plain({
      ...column('device', (row) => [row.browser, row.system].filter((part) => part !== null).join(' · ') || '—'),
      width: 168,
    }),
    plain({ ...column('ip', (row) => row.ip ?? '—'), width: 136 }),
    plain({ ...column('startedAt', (row) => format.dateTime(row.startedAt)), sort: 'startedAt', width: 176 }),
    plain({ ...column('lastSeenAt', (row) => format.dateTime(row.lastSeenAt)), sort: 'lastSeenAt', width: 176 }),
    ...[
      column('loginId', (row) => row.loginId),
      column('userType', (row) => (row.userType === null ? '—' : t(`userType.${userTypeName(row.userType)}`))),
      column('isVerified', (row) => t(yesOrNo(row.isVerified))),
      column('entid', (row) => row.entid ?? '—'),
    ].map((rare) => plain({ ...rare, isOptional: true })),
  ]
}

function plain(column: Omit<Column<LiveSession>, 'render'>): Column<LiveSession> {
  return { ...column, render: column.text }
}
