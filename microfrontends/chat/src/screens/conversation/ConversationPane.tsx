import { useLive } from '@atrium/shared-utility/live'
import { useCall, useText } from '@atrium/shared-utility/react'
import { ListSkeleton, ProblemNotice } from '@atrium/shared-utility/ui'
import { Alert } from '@mui/material'
import type { Drafts } from '../../drafts/use-drafts.ts'
import { useChosenFiles } from '../../files/use-chosen-files.ts'
import { DropArea } from '../../files/DropArea.tsx'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Jump } from './jump.ts'
import type { Outbox } from '../../outbox/use-outbox.ts'
import { Composer } from './Composer.tsx'
import { ConversationHeader } from './ConversationHeader.tsx'
import { NoConversation } from './NoConversation.tsx'
import { MessageLog } from './MessageLog.tsx'
import { UnsentMessage } from './UnsentMessage.tsx'
import { useMarkRead } from './use-mark-read.ts'
import { useQuoting } from './use-quoting.ts'
import { useRecalls } from './use-recalls.ts'
import { useMessages } from './use-messages.ts'

type Props = {
  conversationId: string
  /** The message that the address leads to. */
  jump: Jump | null
  outbox: Outbox
  drafts: Drafts
  isPreview: boolean
  /** The address of the list, on a phone, where the conversation stands alone. */
  backTo: string | null
  /** Goes to a message that another one quotes. */
  onJump: (conversationId: string, seq: number) => void
  onRead: () => void
  /** The person is in the conversation no longer. */
  onLeft: () => void
}

/** One conversation: its people, its messages, and the field to write in. */
export function ConversationPane(props: Props) {
  const { conversationId, jump, outbox, drafts, isPreview, backTo, onJump, onRead, onLeft } = props
  const t = useText()
  const about = useCall('getConversation', { conversationId }, { keepPrevious: true })
  const isAtEnd = useRef(true)
  const messages = useMessages(conversationId, { jump, isAtEnd })
  useLive('chat', (news) => {
    if ((news === null || news.conversationId === conversationId) && about.status !== 'loading') about.reload()
  })

  const held = messages.status === 'done' ? messages.held : null
  const known = new Set(held?.list.map(({ messageId }) => messageId))
  const unsent = outbox.unsent.filter((one) => one.conversationId === conversationId && !known.has(one.messageId))
  const sent = unsent.filter(({ state }) => state === 'sent').length
  const readOn = useEffectEvent(() => void messages.latest())
  useEffect(() => {
    if (sent > 0) readOn()
  }, [sent])

  const recalls = about.status === 'done' ? about.data.recalls : null
  useRecalls(recalls, () => void messages.again())

  const setSeenTo = useMarkRead(conversationId, {
    unread: about.status === 'done' && !isPreview ? about.data.unread : 0,
    onRead,
  })
  const chosen = useChosenFiles(drafts.of(conversationId).files, (files) => drafts.keep(conversationId, { files }))
  const mayWrite = about.status === 'done' && about.data.isOpen && !isPreview
  const quoting = useQuoting(conversationId, drafts)

  if (about.status === 'failed') return <NoConversation {...about} onRetry={about.reload} backTo={backTo} />
  if (messages.status === 'failed')
    return <NoConversation {...messages} onRetry={() => void messages.toEnd()} backTo={backTo} />
  if (about.status === 'loading' || held === null) return <ListSkeleton rows={8} />
  const { name, isOpen } = about.data
  return (
    <DropArea label={name} onFiles={mayWrite ? chosen.add : null}>
      <ConversationHeader
        about={about.data}
        backTo={backTo}
        isPreview={isPreview}
        onChanged={about.reload}
        onLeft={onLeft}
      />
      <MessageLog
        about={about.data}
        held={held}
        jump={jump}
        onJump={onJump}
        messages={messages}
        onAtEnd={(isThere) => {
          isAtEnd.current = isThere
        }}
        isPreview={isPreview}
        ownCount={unsent.length}
        onSeenTo={setSeenTo}
        onQuote={mayWrite ? quoting.quote : null}
      >
        {unsent.map((one) => (
          <UnsentMessage key={one.messageId} unsent={one} outbox={outbox} />
        ))}
      </MessageLog>
      {messages.trouble !== null && !outbox.isCutOff && (
        <ProblemNotice size="line" problem={messages.trouble} onRetry={messages.retry} />
      )}
      {outbox.isCutOff && <Alert severity="warning">{t('outbox.offline')}</Alert>}
      {!isOpen && <Alert severity="info">{t('log.over')}</Alert>}
      {mayWrite && (
        <Composer
          conversationId={conversationId}
          quoted={quoting.quoted}
          begun={drafts.of(conversationId).draft}
          onDraft={(draft) => drafts.keep(conversationId, { draft })}
          chosen={chosen}
          onUnquote={quoting.unquote}
          onSend={(written) => {
            outbox.send(conversationId, written)
            quoting.unquote()
          }}
        />
      )}
    </DropArea>
  )
}
