import { useText } from '@atrium/shared-utility/react'
import { ListTable, useList } from '@atrium/shared-utility/ui'
import { readerList } from './reader-list.ts'

/** The people who have read a message, the latest first. */
export function MessageReaders({ id }: { id: string }) {
  const t = useText()
  const list = useList(readerList, { fixed: { id } })
  return (
    <ListTable
      list={list}
      label={t('message.readers')}
      keyOf={(row) => row.userId}
      nameOf={(row) => row.name}
      none={{ icon: 'users', title: t('messageReaders.none'), description: t('messageReaders.noneHelp') }}
      noMatch={t('messageReaders.noMatch')}
    />
  )
}
