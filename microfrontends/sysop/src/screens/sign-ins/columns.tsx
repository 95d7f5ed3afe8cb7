import type { SignInRow } from '@atrium/shared-utility/contract'
import { useFormat, useText } from '@atrium/shared-utility/react'
import type { Column } from '@atrium/shared-utility/ui'
import { AuditResultChip } from '../audit/AuditResultChip.tsx'
import { useSignInWords } from './sign-in-words.ts'

/** The columns of the log; those that answer rarer questions are shown when chosen. */
export function useSignInColumns(): Column<SignInRow>[] {
  const t = useText()
  const format = useFormat()
  const { methodOf, reasonOf } = useSignInWords()
  const column = (key: string, text: (row: SignInRow) => string) => ({ key, label: t(`signIn.${key}`), text })
  return [
    plain({ ...column('at', (row) => format.exact(row.at)), sort: 'at', width: 200 }),
    plain({ ...column('name', (row) => row.name ?? t('signIn.unknown')), width: 152 }),
    {
      ...column('result', (row) => t(`auditResult.${row.result}`)),
      render: (row) => <AuditResultChip result={row.result} />,
      width: 104,
    },
    plain({ ...column('reason', (row) => reasonOf(row.reason)), width: 136 }),
    plain({ ...column('method', (row) => methodOf(row.method)), width: 112 }),
    plain({ ...column('ip', (row) => row.ip ?? '—'), width: 136 }),
    plain({
      ...column('device', (row) => [row.browser, row.system].filter((part) => part !== null).join(' · ') || '—'),
      width: 152,
    }),
    plain({ ...column('entName', (row) => row.entName ?? row.entid ?? '—'), width: 136 }),
    ...[
      column('loginId', (row) => row.loginId ?? '—'),
      column('userAgent', (row) => row.userAgent ?? '—'),
      column('entid', (row) => row.entid ?? '—'),
    ].map((rare) => plain({ ...rare, isOptional: true })),
  ]
}

function plain(column: Omit<Column<SignInRow>, 'render'>): Column<SignInRow> {
  return { ...column, render: column.text }
}
