import { useText } from '@atrium/shared-utility/react'
import { DebouncedField, EmptyState, Icon, ListSkeleton, ProblemNotice } from '@atrium/shared-utility/ui'
import { Box, Button, List } from '@mui/material'
import type { ReactNode } from 'react'
import { FoundMessages } from '../search/FoundMessages.tsx'
import { KeptNote } from '../kept/KeptNote.tsx'
import { ConversationRow } from './ConversationRow.tsx'
import type { ChatAddress } from './use-chat-address.ts'
import type { Conversations } from './use-conversations.ts'

type Props = {
  conversations: Conversations
  address: ChatAddress
  /** What is looked for in the messages. */
  search: string
  onSearch: (text: string) => void
  /** How to begin one, for people who may. */
  action?: ReactNode
}

export function ConversationList({ conversations, address, search, onSearch, action }: Props) {
  const t = useText()
  const { newest, list, hasMore, isLoadingMore, more } = conversations
  const listed = (
    <>
      {newest.status === 'failed' && <ProblemNotice problem={newest.problem} onRetry={newest.reload} />}
      {newest.status === 'loading' && <ListSkeleton rows={6} />}
      {newest.status === 'done' && list.length === 0 && (
        <EmptyState
          icon="chat"
          title={t('chat.none')}
          description={t(action === undefined ? 'chat.noneHelpOutside' : 'chat.noneHelp')}
          action={action}
        />
      )}
      {list.length > 0 && (
        <List disablePadding>
          {list.map((conversation) => (
            <ConversationRow
              key={conversation.id}
              conversation={conversation}
              to={address.pathOf(conversation.id)}
              isOpen={conversation.id === address.conversationId}
            />
          ))}
        </List>
      )}
      {hasMore && (
        <Button fullWidth loading={isLoadingMore} onClick={() => void more()}>
          {t('chat.more')}
        </Button>
      )}
    </>
  )
  return (
    <Box
      component="nav"
      aria-label={t('chat.list')}
      sx={{ overflowY: 'auto', borderRight: 1, borderColor: 'divider', minHeight: 0 }}
    >
      <Box sx={{ p: 2, borderBottom: 1, borderColor: 'divider' }}>
        <DebouncedField
          label={t('search.label')}
          placeholder={t('search.label')}
          icon={<Icon name="search" size={16} />}
          value={search}
          onChange={onSearch}
        />
      </Box>
      <KeptNote />
      {search.trim() !== '' ? (
        <FoundMessages
          key={search}
          search={search.trim()}
          conversationId={address.conversationId}
          pathOf={address.pathOf}
        />
      ) : (
        listed
      )}
    </Box>
  )
}
