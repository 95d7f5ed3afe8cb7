import type { EnterpriseRow } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { DataTable, EmptyState, Icon, PageHeader } from '@atrium/shared-utility/ui'
import { Button } from '@mui/material'
import { useState } from 'react'
import { BulkStatus } from './BulkStatus.tsx'
import { useEnterpriseColumns } from './columns.tsx'
import { enterprisePath } from './enterprise-path.ts'
import { useEnterpriseList, useEnterpriseQuery } from './enterprise-query.ts'
import { EnterpriseDialogs } from './EnterpriseDialogs.tsx'
import { EnterpriseFilters } from './EnterpriseFilters.tsx'
import { statusChangesOf } from './status-change.ts'
import { useEnterpriseDialog } from './use-enterprise-dialog.ts'

/** The operator's list of enterprises: find one, add one, suspend and resume. */
export function EnterprisesScreen() {
  const t = useText()
  const query = useEnterpriseQuery()
  const list = useEnterpriseList(query)
  const columns = useEnterpriseColumns()
  const dialog = useEnterpriseDialog()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const rows = list.status === 'done' ? list.data.list : []
  const reload = list.status === 'loading' ? undefined : list.reload

  const actions = (row: EnterpriseRow) => [
    { key: 'edit', label: t('enterprise.edit'), onSelect: () => dialog.open({ dialog: 'edit', of: row.entid }) },
    ...statusChangesOf(row).map((change) => ({
      key: change,
      label: t(`enterprise.${change}`),
      isDangerous: change === 'suspend',
      onSelect: () => dialog.open({ dialog: change, of: row.entid }),
    })),
  ]
  const add = (
    <Button variant="contained" startIcon={<Icon name="add" />} onClick={() => dialog.open({ dialog: 'add' })}>
      {t('enterprise.add')}
    </Button>
  )

  return (
    <>
      <PageHeader title={t('enterprises.title')} actions={add} />
      <DataTable
        label={t('enterprises.title')}
        columns={columns}
        list={list}
        query={query}
        keyOf={(row) => row.entid}
        nameOf={(row) => row.name}
        openAt={(row) => enterprisePath(row.entid)}
        actions={actions}
        selection={{ keys: chosen, onChange: setChosen }}
        search={{
          label: t('enterprises.search'),
          value: query.filters.iSearch ?? '',
          onChange: (iSearch) => query.setFilters({ iSearch }),
        }}
        empty={<NoEnterprises query={query} />}
      >
        <EnterpriseFilters query={query} />
        <BulkStatus
          rows={rows.filter((row) => chosen.has(row.entid))}
          onClear={() => setChosen(new Set())}
          onChanged={reload}
        />
      </DataTable>
      <EnterpriseDialogs onChanged={reload} />
    </>
  )
}

function NoEnterprises({ query }: { query: ReturnType<typeof useEnterpriseQuery> }) {
  const t = useText()
  const { entType, ...others } = query.filters
  const isFiltered = entType !== 'all' || Object.values(others).some((value) => value !== undefined)
  if (!isFiltered)
    return <EmptyState icon="building" title={t('enterprises.none')} description={t('enterprises.noneHelp')} />
  return (
    <EmptyState
      icon="search"
      title={t('enterprises.noMatch')}
      description={t('enterprises.noMatchHelp')}
      action={<Button onClick={query.clearFilters}>{t('enterprises.clearFilters')}</Button>}
    />
  )
}
