import { Box, Link } from '@mui/material'
import { PortalLink, useText } from '@atrium/shared-utility/react'
import { ListSkeleton } from '@atrium/shared-utility/ui'
import { CallCard } from '../card/CallCard.tsx'
import { CardEmpty } from '../card/CardEmpty.tsx'
import { plainList } from '../card/rows.ts'
import { MessageLine } from './MessageLine.tsx'
import { ReadAllButton } from './ReadAllButton.tsx'
import { useMessages } from './use-messages.ts'

const newest = 5

/** The newest messages to this person, how many are unread, and the way to all of them. */
export function MessageCard() {
  const t = useText()
  const messages = useMessages({ limit: newest })
  return (
    <CallCard
      title={t('messages.title')}
      state={messages}
      skeleton={<ListSkeleton rows={newest} />}
      note={({ unread }) => t('messages.unread', { count: unread })}
      action={messages.status === 'done' && messages.data.unread > 0 && <ReadAllButton />}
    >
      {({ list }) =>
        list.length > 0 ? (
          <>
            <Box component="ul" aria-label={t('messages.title')} sx={plainList}>
              {list.map((message) => (
                <MessageLine key={message.id} message={message} />
              ))}
            </Box>
            <Link
              component={PortalLink}
              href="/user/workbench/messages"
              variant="body2"
              sx={{ display: 'inline-block', mt: 2, py: 1 }}
            >
              {t('messages.viewAll')}
            </Link>
          </>
        ) : (
          <CardEmpty icon="message" title={t('messages.none')} description={t('messages.noneAdvice')} />
        )
      }
    </CallCard>
  )
}
