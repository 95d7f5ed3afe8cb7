import { Box, Link, Typography } from '@mui/material'
import type { Message } from '@atrium/shared-utility/contract'
import { call } from '@atrium/shared-utility'
import { PortalLink, useText } from '@atrium/shared-utility/react'
import { AttachmentList, RichText } from '@atrium/shared-utility/ui'
import type { ReactNode } from 'react'
import { linkTargetOf } from '../card/link-target.ts'
import { useRead } from './use-read.ts'

/** What a message says, with its files, where it leads, and what else can be done with it. */
export function MessageBody({ message, children }: { message: Message; children?: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: 6, rowGap: 1 }}>
      <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
        <Typography component="div" variant="body2" color="textSecondary">
          <RichText text={message.content} lang={message.lang} />
        </Typography>
        <AttachmentList
          files={message.attachments}
          findLink={({ id }) => call('linkMessageAttachment', { message: message.id, id })}
        />
      </Box>
      <Box sx={acts}>
        <MessageLink message={message} />
        {children}
      </Box>
    </Box>
  )
}

// At the end of the line where there is room, and below it on a phone.
const acts = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  '&:empty': { display: 'none' },
} as const

function MessageLink({ message: { id, url, title, read: isRead } }: { message: Message }) {
  const t = useText()
  const { read } = useRead()
  // What a person has opened has been read.
  const handleOpen = () => void (isRead || read({ id }))
  const target = url ? linkTargetOf(url) : 'none'
  if (!url || target === 'none') return null
  const label = t('messages.openOne', { title })
  if (target === 'portal') {
    return (
      <Link component={PortalLink} href={url} variant="body2" aria-label={label} onClick={handleOpen}>
        {t('messages.open')}
      </Link>
    )
  }
  return (
    <Link
      href={url}
      target="_blank"
      onClick={handleOpen}
      rel="noopener noreferrer"
      variant="body2"
      aria-label={`${label} ${t('applications.newTab')}`}
    >
      {t('messages.open')}
    </Link>
  )
}
