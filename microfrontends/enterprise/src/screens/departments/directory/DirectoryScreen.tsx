import { useText } from '@atrium/shared-utility/react'
import { ListTable, PageHeader, useList } from '@atrium/shared-utility/ui'
import { useSearchParams } from 'react-router'
import { directoryList } from './directory-list.ts'
import { PersonCard } from './PersonCard.tsx'

/** Where the people of an enterprise find each other. The address names whose card is open, so a card is a link. */
export function DirectoryScreen() {
  const t = useText()
  const list = useList(directoryList)
  const [params, setParams] = useSearchParams()
  const userId = params.get('person')
  const setPerson = (id: string | null) => {
    const next = new URLSearchParams(params)
    if (id === null) next.delete('person')
    else next.set('person', id)
    setParams(next, { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <PageHeader title={t('directory.title')} />
      <ListTable
        list={list}
        hasExport={false}
        label={t('directory.title')}
        keyOf={(row) => row.userId}
        nameOf={(row) => row.name}
        actions={(row) => [{ key: 'card', label: t('departmentMember.card'), onSelect: () => setPerson(row.userId) }]}
        none={{ icon: 'user', title: t('directory.nobody'), description: t('directory.nobodyHelp') }}
        noMatch={{ title: t('directory.none'), description: t('directory.noneHelp') }}
      />
      {userId !== null && (
        <PersonCard
          userId={userId}
          onDepartment={(id) => setParams({ departmentId: id }, { replace: true })}
          onClose={() => setPerson(null)}
        />
      )}
    </>
  )
}
