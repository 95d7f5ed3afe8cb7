import { useText } from '@atrium/shared-utility/react'
import { EmptyState, ListTable, NoMatch, PageHeader, useList } from '@atrium/shared-utility/ui'
import { careEnterprisePath } from './care-path.ts'
import { careEnterpriseList } from './enterprise-list.ts'

/** `/console/enterprises`: the enterprises in this administrator's care. */
export function CareEnterprisesScreen() {
  const t = useText()
  const list = useList(careEnterpriseList)
  const noMatch = (
    <NoMatch
      title={t('enterprises.noMatch')}
      description={t('care.noMatchHelp')}
      clearLabel={t('care.clearFilters')}
      onClear={list.query.clearFilters}
    />
  )
  const none = <EmptyState icon="building" title={t('enterprises.none')} description={t('enterprises.noneHelp')} />
  return (
    <>
      <PageHeader title={t('enterprises.title')} description={t('enterprises.lead')} />
      <ListTable
        list={list}
        label={t('enterprises.title')}
        keyOf={(row) => row.entid}
        nameOf={(row) => row.name}
        openAt={(row) => careEnterprisePath(row.entid)}
        empty={list.isFiltered ? noMatch : none}
      />
    </>
  )
}
