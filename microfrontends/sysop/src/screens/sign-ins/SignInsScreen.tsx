import { useFormat, useText } from '@atrium/shared-utility/react'
import { ListTable, NoMatch, PageHeader, useList } from '@atrium/shared-utility/ui'
import { signInList } from './sign-in-list.tsx'

/** Who signed in and who was refused: how, why and from where. */
export function SignInsScreen() {
  const t = useText()
  const format = useFormat()
  const list = useList(signInList)
  return (
    <>
      <PageHeader title={t('signIns.title')} description={t('signIns.help')} />
      <ListTable
        list={list}
        label={t('signIns.title')}
        keyOf={(row) => row.id}
        nameOf={(row) => `${format.exact(row.at)} ${row.name ?? t('signIn.unknown')}`}
        openAt={(row) => `/sysop/audit/${row.id}`}
        empty={
          <NoMatch
            title={t('signIns.noMatch')}
            description={t('audit.noMatchHelp')}
            clearLabel={t('audit.clearFilters')}
            onClear={list.query.clearFilters}
          />
        }
      />
    </>
  )
}
