import type { ChatFileRow } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { ListTable, useFetchFile, useList } from '@atrium/shared-utility/ui'
import { chatFileList, linkOfChatFile } from './chat-file-list.tsx'

/** The files that a person has sent in conversations, or was sent there. */
export function ChatFiles() {
  const t = useText()
  const list = useList(chatFileList)
  const { fetchFile } = useFetchFile(linkOfChatFile)
  const actions = (row: ChatFileRow) => [
    { key: 'download', label: t('files.download'), onSelect: () => void fetchFile(row) },
  ]
  return (
    <ListTable
      list={list}
      label={t('files.ofChat')}
      keyOf={(row) => row.id}
      nameOf={(row) => row.name}
      actions={actions}
      none={{ icon: 'chat', title: t('chatFiles.none'), description: t('chatFiles.noneHelp') }}
      noMatch={t('files.noMatch')}
    />
  )
}
