import { useText } from '@atrium/shared-utility/react'
import { ListTable, PageHeader, useList } from '@atrium/shared-utility/ui'
import { directoryList } from './directory-list.tsx'
import { PersonCard } from './PersonCard.tsx'
import { useCardAddress } from './use-card-address.ts'

/** Where the people of an enterprise find each other. The address names whose card is open, so a card is a link. */
export function DirectoryScreen() {
  const t = useText()
  const list = useList(directoryList)
  const card = useCardAddress()
  return (
    <>
      <PageHeader title={t('directory.title')} />
      <ListTable
        list={list}
        hasExport={false}
        label={t('directory.title')}
        keyOf={(row) => row.userId}
        nameOf={(row) => row.name}
        openAt={(row) => card.pathOf(row.userId)}
        none={{ icon: 'list', title: t('directory.nobody'), description: t('directory.nobodyHelp') }}
        noMatch={{ title: t('directory.none'), description: t('directory.noneHelp') }}
      />
      {card.userId !== null && (
        <PersonCard userId={card.userId} onDepartment={card.showDepartment} onClose={card.close} />
      )}
    </>
  )
}
