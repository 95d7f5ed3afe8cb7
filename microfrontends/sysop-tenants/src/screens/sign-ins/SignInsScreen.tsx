import type { SignInRow } from '@atrium/shared-utility/contract'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { ListTable, PageHeader, useList, useWholeExport } from '@atrium/shared-utility/ui'
import { signInList } from './sign-in-list.tsx'

/** The people who signed in and who were refused: how, why and from where. */
export function SignInsScreen() {
  const t = useText()
  const format = useFormat()
  const list = useList(signInList)
  const whole = useWholeExport(list, { list: 'listSignIns', label: t('signIns.title') })
  const { setFilters } = list.query

  // The way from one row to everything from the same place, or into the same enterprise.
  const actions = ({ ip, entid }: SignInRow) => [
    ...(ip === null ? [] : [{ key: 'ip', label: t('signIn.onlyIp'), onSelect: () => setFilters({ ip }) }]),
    ...(entid === null ? [] : [{ key: 'entid', label: t('audit.onlyEntid'), onSelect: () => setFilters({ entid }) }]),
  ]
  return (
    <>
      <PageHeader title={t('signIns.title')} description={t('signIns.help')} />
      <ListTable
        {...whole}
        list={list}
        label={t('signIns.title')}
        keyOf={(row) => row.id}
        nameOf={(row) => `${format.exact(row.at)} ${row.name ?? t('signIn.unknown')}`}
        actions={actions}
        openAt={(row) => `/sysop/audit/${row.id}`}
        none={{ title: t('signIns.none') }}
        noMatch={t('signIns.noMatch')}
      />
    </>
  )
}
