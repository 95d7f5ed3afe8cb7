import { useText } from '@atrium/shared-utility/react'
import { ListTable, PageHeader, useList } from '@atrium/shared-utility/ui'
import { carePersonList } from './person-list.ts'

/** `/console/people`: the people of the enterprises in this administrator's care. */
export function CarePeopleScreen() {
  const t = useText()
  const list = useList(carePersonList)
  return (
    <>
      <PageHeader title={t('people.title')} description={t('people.lead')} />
      <ListTable
        list={list}
        label={t('people.title')}
        keyOf={(row) => `${row.userid} ${row.entid}`}
        nameOf={(row) => row.name}
        none={{ icon: 'users', title: t('people.none'), description: t('people.noneHelp') }}
        noMatch={t('people.noMatch')}
      />
    </>
  )
}
