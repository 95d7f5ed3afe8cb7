import { Box } from '@mui/material'
import type { Message } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { MessageRow } from './MessageRow.tsx'

export function MessageList({ messages }: { messages: Message[] }) {
  const t = useText()
  return (
    <Box component="ul" aria-label={t('messages.title')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {messages.map((message) => (
        <MessageRow key={message.id} message={message} />
      ))}
    </Box>
  )
}
