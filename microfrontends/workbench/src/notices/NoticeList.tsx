import { Box } from '@mui/material'
import type { Message } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { NoticeRow } from './NoticeRow.tsx'

export function NoticeList({ notices }: { notices: Message[] }) {
  const t = useText()
  return (
    <Box component="ul" aria-label={t('messages.title')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {notices.map((notice) => (
        <NoticeRow key={notice.id} notice={notice} />
      ))}
    </Box>
  )
}
