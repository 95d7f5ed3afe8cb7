import { Button } from '@mui/material'
import type { Message } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { EmptyState } from '@atrium/shared-utility/ui'
import { NoticeList } from '../../notices/NoticeList.tsx'
import { useUnreadOnly } from './NoticeFilter.tsx'
import { pageSize } from './page-size.ts'

type Props = {
  notices: Message[]
  /** True for the last page on show: only it offers the next one. */
  isLast: boolean
  onOlder: (after: string) => void
}

export function NoticePage({ notices, isLast, onOlder }: Props) {
  const t = useText()
  const isUnreadOnly = useUnreadOnly()
  const shown = isUnreadOnly ? notices.filter(({ read }) => !read) : notices
  const next = notices.length === pageSize ? notices.at(-1) : undefined
  const isEnd = isLast && !next
  return (
    <>
      {shown.length > 0 && <NoticeList notices={shown} />}
      {shown.length === 0 && isEnd && (
        <EmptyState
          icon="message"
          title={t(isUnreadOnly ? 'messages.noneUnread' : 'messages.none')}
          description={t(isUnreadOnly ? 'messages.noneUnreadAdvice' : 'messages.noneAdvice')}
        />
      )}
      {isLast && next && <Button onClick={() => onOlder(next.id)}>{t('messages.older')}</Button>}
    </>
  )
}
