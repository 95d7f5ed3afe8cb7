import { call } from '@atrium/shared-utility'
import { useLive } from '@atrium/shared-utility/live'
import { useCall, useText } from '@atrium/shared-utility/react'
import { Icon, ListSkeleton, ProblemNotice } from '@atrium/shared-utility/ui'
import { Alert, Box, IconButton, Typography } from '@mui/material'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Outbox } from '../../outbox/use-outbox.ts'
import { Composer } from './Composer.tsx'
import { MessageLog } from './MessageLog.tsx'
import { UnsentMessage } from './UnsentMessage.tsx'
import { useMessages } from './use-messages.ts'

type Props = {
  conversationId: string
  outbox: Outbox
  isPreview: boolean
  /** The address of the list, on a phone, where the conversation stands alone. */
  backTo: string | null
  onRead: () => void
}

/** One conversation: who it is with, what was written, and where one writes. */
export function ConversationPane({ conversationId, outbox, isPreview, backTo, onRead }: Props) {
  const t = useText()
  const about = useCall('getConversation', { conversationId }, { keepPrevious: true })
  const messages = useMessages(conversationId)
  useLive('chat', (news) => {
    if ((news === null || news.conversationId === conversationId) && about.status !== 'loading') about.reload()
  })

  const held = messages.status === 'done' ? messages.held : null
  const known = new Set(held?.list.map(({ messageId }) => messageId))
  const unsent = outbox.unsent.filter((one) => one.conversationId === conversationId && !known.has(one.messageId))
  const sent = unsent.filter(({ state }) => state === 'sent').length
  const readOn = useEffectEvent(() => void messages.newer())
  useEffect(() => {
    if (sent > 0) readOn()
  }, [sent])

  const [seenTo, setSeenTo] = useState(0)
  const marked = useRef(0)
  const unread = about.status === 'done' && !isPreview ? about.data.unread : 0
  const markRead = useEffectEvent(async (seq: number) => {
    if (seq <= marked.current) return
    marked.current = seq
    // What could not be noted now is noted with the next message.
    await call('markConversationRead', { conversationId, seq }).then(onRead, () => undefined)
  })
  useEffect(() => {
    if (seenTo > 0 && unread > 0) void markRead(seenTo)
  }, [seenTo, unread])

  if (about.status === 'failed') return <ProblemNotice problem={about.problem} onRetry={about.reload} />
  if (messages.status === 'failed')
    return <ProblemNotice problem={messages.problem} onRetry={() => void messages.toEnd()} />
  if (about.status === 'loading' || held === null) return <ListSkeleton rows={8} />
  const { name, isOpen, readByOther } = about.data
  return (
    <Box component="section" aria-label={name} sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
      <Box
        component="header"
        sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 4, py: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {backTo !== null && (
          <IconButton component={Link} to={backTo} aria-label={t('chat.back')} edge="start">
            <Icon name="back" />
          </IconButton>
        )}
        <Typography
          variant="h3"
          component={backTo === null ? 'h2' : 'h1'}
          tabIndex={-1}
          sx={{ overflowWrap: 'anywhere', outline: 'none' }}
        >
          {name}
        </Typography>
      </Box>
      <MessageLog
        name={name}
        held={held}
        messages={messages}
        readByOther={readByOther}
        ownCount={unsent.length}
        onSeenTo={setSeenTo}
      >
        {unsent.map((one) => (
          <UnsentMessage key={one.messageId} unsent={one} outbox={outbox} />
        ))}
      </MessageLog>
      {outbox.isCutOff && <Alert severity="warning">{t('outbox.offline')}</Alert>}
      {!isOpen && <Alert severity="info">{t('log.over')}</Alert>}
      {isOpen && !isPreview && <Composer onSend={(text) => outbox.send(conversationId, text)} />}
    </Box>
  )
}
