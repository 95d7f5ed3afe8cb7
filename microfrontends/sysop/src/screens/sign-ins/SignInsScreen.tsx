import { useFormat, useText } from '@atrium/shared-utility/react'
import { DataTable, EmptyState, PageHeader } from '@atrium/shared-utility/ui'
import { Button } from '@mui/material'
import { useSignInColumns } from './columns.tsx'
import { useSignInList, useSignInQuery } from './sign-in-query.ts'
import { SignInFilters } from './SignInFilters.tsx'

/** Who signed in and who was refused: how, why and from where. */
export function SignInsScreen() {
  const t = useText()
  const format = useFormat()
  const query = useSignInQuery()
  const list = useSignInList(query)
  const columns = useSignInColumns()
  return (
    <>
      <PageHeader title={t('signIns.title')} description={t('signIns.help')} />
      <DataTable
        label={t('signIns.title')}
        columns={columns}
        list={list}
        query={query}
        keyOf={(row) => row.id}
        nameOf={(row) => `${format.exact(row.at)} ${row.name ?? t('signIn.unknown')}`}
        openAt={(row) => `/sysop/audit/${row.id}`}
        search={{
          label: t('signIns.search'),
          value: query.filters.iSearch ?? '',
          onChange: (iSearch) => query.setFilters({ iSearch }),
        }}
        empty={
          <EmptyState
            icon="search"
            title={t('signIns.noMatch')}
            description={t('audit.noMatchHelp')}
            action={<Button onClick={query.clearFilters}>{t('audit.clearFilters')}</Button>}
          />
        }
      >
        <SignInFilters query={query} />
      </DataTable>
    </>
  )
}
