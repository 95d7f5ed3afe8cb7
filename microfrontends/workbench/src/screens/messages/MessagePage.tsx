import { Button } from '@mui/material'
import type { Message } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { EmptyState } from '@atrium/shared-utility/ui'
import { MessageList } from '../../message/MessageList.tsx'
import { useUnreadOnly } from './MessageFilter.tsx'
import { useMessageType } from './MessageTypes.tsx'
import { pageSize } from './page-size.ts'

type Props = {
  messages: Message[]
  /** True for the last page on show: only it offers the next one. */
  isLast: boolean
  onOlder: (after: string) => void
}

export function MessagePage({ messages, isLast, onOlder }: Props) {
  const t = useText()
  const isUnreadOnly = useUnreadOnly()
  const none =
    useMessageType() !== undefined && !isUnreadOnly
      ? 'messages.noneOfType'
      : isUnreadOnly
        ? 'messages.noneUnread'
        : 'messages.none'
  const shown = isUnreadOnly ? messages.filter(({ read }) => !read) : messages
  const next = messages.length === pageSize ? messages.at(-1) : undefined
  const isEnd = isLast && !next
  return (
    <>
      {shown.length > 0 && <MessageList messages={shown} />}
      {shown.length === 0 && isEnd && <EmptyState icon="message" title={t(none)} description={t(`${none}Advice`)} />}
      {isLast && next && <Button onClick={() => onOlder(next.id)}>{t('messages.older')}</Button>}
    </>
  )
}
