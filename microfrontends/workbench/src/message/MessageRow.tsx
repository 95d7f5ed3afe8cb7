import { Box, Typography } from '@mui/material'
import type { Message } from '@atrium/shared-utility/contract'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { StatusChip, type StatusTone } from '@atrium/shared-utility/ui'
import { MessageBody } from './MessageBody.tsx'
import { ReadButton } from './ReadButton.tsx'

const tones: Record<Message['level'], StatusTone> = { info: 'info', warn: 'warning', critical: 'error' }

/** One message: how weighty it is, when it came, what it says, and what can be done with it. */
export function MessageRow({ message }: { message: Message }) {
  return (
    <Box component="li" sx={{ py: 3, borderBottom: 1, borderColor: 'divider', '&:last-of-type': { borderBottom: 0 } }}>
      <MessageHead message={message} />
      <Typography lang={message.lang} sx={{ fontWeight: message.read ? 400 : 600, mt: 1, overflowWrap: 'anywhere' }}>
        {message.title}
      </Typography>
      <MessageBody message={message}>{!message.read && <ReadButton message={message} />}</MessageBody>
    </Box>
  )
}

function MessageHead({ message: { type, level, read, pinned, createdAt } }: { message: Message }) {
  const t = useText()
  const format = useFormat()
  const isWeighed = type === 'message' || (type === 'announcement' && level !== 'info')
  const labels = [
    ...(type === 'message' ? [] : [t(`messages.kind.${type}`)]),
    ...(isWeighed ? [t(`messages.level.${level}`)] : []),
  ]
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 3, typography: 'body2' }}>
      <StatusChip tone={tones[level]} label={labels.join(' · ')} />
      {pinned && (
        <Typography component="span" variant="body2" color="textSecondary">
          {t('messages.pinned')}
        </Typography>
      )}
      {!read && (
        <Typography component="span" variant="body2" color="primary">
          {t('messages.unreadMark')}
        </Typography>
      )}
      <Typography
        component="time"
        dateTime={createdAt}
        title={format.dateTime(createdAt)}
        variant="caption"
        color="textSecondary"
        sx={{ ml: 'auto' }}
      >
        {format.relative(createdAt)}
      </Typography>
    </Box>
  )
}
