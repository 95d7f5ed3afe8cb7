import { isExternal } from '@atrium/shared-utility/contract'
import { PortalLink, useSession, useText } from '@atrium/shared-utility/react'
import { EmptyState, PageHeader } from '@atrium/shared-utility/ui'
import { Button, Paper, useMediaQuery } from '@mui/material'
import { useState } from 'react'
import { useDrafts } from '../../drafts/use-drafts.ts'
import { UnsentGuard } from '../../outbox/UnsentGuard.tsx'
import { useOutbox } from '../../outbox/use-outbox.ts'
import { ConversationPane } from '../conversation/ConversationPane.tsx'
import { OpenWith } from '../start/OpenWith.tsx'
import { NewGroup } from '../group/NewGroup.tsx'
import { StartDialog } from '../start/StartDialog.tsx'
import { ConversationList } from './ConversationList.tsx'
import { panes } from './panes.ts'
import { useChatAddress } from './use-chat-address.ts'
import { useConversations } from './use-conversations.ts'

type Props = {
  /** True for looking on: nothing is written or marked as read. */
  isPreview?: boolean
}

/** The conversations of a person, beside the one that the address names; on a phone one of the two. */
export function ChatScreen({ isPreview = false }: Props) {
  const t = useText()
  const { user_type: userType } = useSession()
  const address = useChatAddress()
  const conversations = useConversations()
  const outbox = useOutbox(conversations.reload)
  const drafts = useDrafts()
  const isSending = outbox.unsent.some(({ state }) => state !== 'sent')
  const [starting, setStarting] = useState<'direct' | 'group' | null>(null)
  const [search, setSearch] = useState('')
  const close = () => setStarting(null)
  const openNew = (id: string) => {
    close()
    address.open(id)
  }
  const isNarrow = useMediaQuery('(max-width: 899.95px)', { noSsr: true })
  // People from outside answer those who write to them.
  const mayStart = !isPreview && !isExternal(userType)
  const start = (
    <>
      <Button onClick={() => setStarting('group')}>{t('group.new')}</Button>
      <Button variant="contained" onClick={() => setStarting('direct')}>
        {t('chat.start')}
      </Button>
    </>
  )
  const isAlone = isNarrow && address.conversationId !== null
  return (
    <>
      {!isAlone && (
        <PageHeader
          title={t(isPreview ? 'chat.preview' : 'chat.title')}
          {...(isPreview && { description: t('chat.previewHelp') })}
          actions={isPreview ? <PortalLink href="/qChat">{t('chat.toChat')}</PortalLink> : mayStart && start}
        />
      )}
      <Paper variant="outlined" sx={panes(isNarrow, isAlone)}>
        {!isAlone && (
          <ConversationList
            conversations={conversations}
            address={address}
            search={search}
            onSearch={setSearch}
            {...(mayStart && { action: start })}
          />
        )}
        {address.conversationId !== null && (
          <ConversationPane
            key={address.conversationId}
            conversationId={address.conversationId}
            jump={address.jump}
            outbox={outbox}
            drafts={drafts}
            isPreview={isPreview}
            backTo={isNarrow ? address.listPath : null}
            onJump={address.goTo}
            onRead={conversations.reload}
            onLeft={address.toList}
          />
        )}
        {address.conversationId === null && !isNarrow && (
          <EmptyState icon="chat" title={t('chat.choose')} description={t('chat.chooseHelp')} />
        )}
      </Paper>
      {(drafts.isAny || isSending) && <UnsentGuard keep={() => drafts.keepTexts() && !isSending} />}
      {address.withUserId !== null && <OpenWith userId={address.withUserId} onOpen={address.open} />}
      {starting === 'direct' && <StartDialog onOpen={openNew} onClose={close} />}
      {starting === 'group' && <NewGroup onOpen={openNew} onClose={close} />}
    </>
  )
}
