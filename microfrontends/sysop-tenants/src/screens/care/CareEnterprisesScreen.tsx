import { useText } from '@atrium/shared-utility/react'
import { ListTable, PageHeader, useList } from '@atrium/shared-utility/ui'
import { careEnterprisePath } from './care-path.ts'
import { careEnterpriseList } from './enterprise-list.ts'

/** `/console/enterprises`: the enterprises in this administrator's care. */
export function CareEnterprisesScreen() {
  const t = useText()
  const list = useList(careEnterpriseList)
  return (
    <>
      <PageHeader title={t('enterprises.title')} description={t('enterprises.lead')} />
      <ListTable
        list={list}
        label={t('enterprises.title')}
        keyOf={(row) => row.entid}
        nameOf={(row) => row.name}
        openAt={(row) => careEnterprisePath(row.entid)}
        none={{ icon: 'building', title: t('enterprises.none'), description: t('enterprises.noneHelp') }}
        noMatch={t('enterprises.noMatch')}
      />
    </>
  )
}
