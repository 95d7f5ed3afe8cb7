import type { FileRow } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { ListTable, useFetchFile, useList } from '@atrium/shared-utility/ui'
import { fileList } from './file-list.tsx'
import { linkOf } from './holder.ts'

/** The files of records and of messages of the platform that a person may have. */
export function RecordFiles() {
  const t = useText()
  const list = useList(fileList)
  const { fetchFile } = useFetchFile(linkOf)
  const actions = (row: FileRow) => [
    { key: 'download', label: t('files.download'), onSelect: () => void fetchFile(row) },
  ]
  return (
    <ListTable
      list={list}
      label={t('files.ofRecords')}
      keyOf={(row) => row.id}
      nameOf={(row) => row.name}
      actions={actions}
      none={{ icon: 'folder', title: t('files.none'), description: t('files.noneHelp') }}
      noMatch={t('files.noMatch')}
    />
  )
}
