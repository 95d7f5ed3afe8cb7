import { useText } from '@atrium/shared-utility/react'
import { PageHeader, RecordPanel, RecordTabs, useRecordTabs } from '@atrium/shared-utility/ui'
import { Box } from '@mui/material'
import { ChatFiles } from './chat/ChatFiles.tsx'
import { RecordFiles } from './RecordFiles.tsx'

/** `/user/files`: the files that a person may have, wherever they are. */
export function FilesScreen() {
  const t = useText()
  const tabs = useRecordTabs([
    { key: 'records', label: t('files.ofRecords'), content: <RecordFiles /> },
    { key: 'chat', label: t('files.ofChat'), content: <ChatFiles /> },
  ])
  return (
    <>
      <PageHeader title={t('files.title')} description={t('files.lead')} />
      <Box sx={{ mb: 4 }}>
        <RecordTabs tabs={tabs} name={t('files.title')} />
      </Box>
      <RecordPanel tabs={tabs} />
    </>
  )
}
