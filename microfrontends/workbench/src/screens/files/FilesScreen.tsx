import type { FileRow } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { ListTable, PageHeader, useFetchFile, useList } from '@atrium/shared-utility/ui'
import { fileList } from './file-list.tsx'
import { linkOf } from './link-of.ts'

/** `/user/files`: the files that a person may have, wherever they are. */
export function FilesScreen() {
  const t = useText()
  const list = useList(fileList)
  const { fetchFile } = useFetchFile(linkOf)
  const actions = (row: FileRow) => [
    { key: 'download', label: t('files.download'), onSelect: () => void fetchFile(row) },
  ]
  return (
    <>
      <PageHeader title={t('files.title')} description={t('files.lead')} />
      <ListTable
        list={list}
        label={t('files.title')}
        keyOf={(row) => row.id}
        nameOf={(row) => row.name}
        actions={actions}
        none={{ icon: 'folder', title: t('files.none'), description: t('files.noneHelp') }}
        noMatch={t('files.noMatch')}
      />
    </>
  )
}
