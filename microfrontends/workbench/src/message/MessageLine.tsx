import { Box, ButtonBase, Typography } from '@mui/material'
import type { Message } from '@atrium/shared-utility/contract'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { visuallyHidden } from '@atrium/shared-utility/ui'
import { useId, useState } from 'react'
import { rowLink } from '../card/rows.ts'
import { excerptOf } from './excerpt.ts'
import { MessageBody } from './MessageBody.tsx'
import { useRead } from './use-read.ts'

/** A message in two lines, which opens in its place; opening it marks it as read. */
export function MessageLine({ message }: { message: Message }) {
  const t = useText()
  const format = useFormat()
  const bodyId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { read } = useRead()
  const { id, title, lang, level, createdAt } = message
  const handleClick = () => {
    setIsOpen(!isOpen)
    if (!isOpen && !message.read) void read({ id })
  }
  const marks = [
    ...(level === 'info' ? [] : [t(`messages.level.${level}`)]),
    ...(message.pinned ? [t('messages.pinned')] : []),
  ]
  return (
    <Box component="li" sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <ButtonBase
        aria-expanded={isOpen}
        aria-controls={bodyId}
        onClick={handleClick}
        sx={{ ...rowLink, alignItems: 'flex-start' }}
      >
        <Box
          component="span"
          aria-hidden="true"
          sx={{ ...dot, bgcolor: message.read ? 'transparent' : colors[level] }}
        />
        <Box component="span" sx={{ flexGrow: 1, minWidth: 0 }}>
          <Box component="span" sx={{ display: 'flex', alignItems: 'baseline', gap: 2 }}>
            {!message.read && (
              <Box component="span" sx={visuallyHidden}>
                {t('messages.unreadMark')}
              </Box>
            )}
            <Typography component="span" lang={lang} sx={{ ...cut, fontWeight: message.read ? 400 : 600, flexGrow: 1 }}>
              {title}
            </Typography>
            <Typography
              component="time"
              dateTime={createdAt}
              title={format.dateTime(createdAt)}
              variant="caption"
              color="textSecondary"
              sx={{ flex: 'none' }}
            >
              {format.relative(createdAt)}
            </Typography>
          </Box>
          {!isOpen && (
            <Typography component="span" variant="body2" color="textSecondary" sx={cut}>
              {marks.map((mark) => (
                <Box key={mark} component="span" sx={{ color: colors[level], mr: 2 }}>
                  {mark}
                </Box>
              ))}
              <span lang={lang}>{excerptOf(message.content)}</span>
            </Typography>
          )}
        </Box>
      </ButtonBase>
      <Box id={bodyId} hidden={!isOpen} sx={{ pl: 5, pb: 3 }}>
        {isOpen && <MessageBody message={message} />}
      </Box>
    </Box>
  )
}

const colors = { info: 'primary.main', warn: 'warning.main', critical: 'error.main' } as const

const dot = { flex: 'none', width: 8, height: 8, mt: '7px', borderRadius: '50%' } as const

const cut = {
  display: 'block',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const
