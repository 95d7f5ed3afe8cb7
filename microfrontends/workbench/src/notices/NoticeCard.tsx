import { Link } from '@mui/material'
import { PortalLink, useText } from '@atrium/shared-utility/react'
import { EmptyState, ListSkeleton } from '@atrium/shared-utility/ui'
import { CallCard } from '../card/CallCard.tsx'
import { NoticeList } from './NoticeList.tsx'
import { ReadAllButton } from './ReadAllButton.tsx'
import { useNotices } from './use-notices.ts'

const newest = 5

/** The newest messages to this person, how many are unread, and the way to all of them. */
export function NoticeCard() {
  const t = useText()
  const notices = useNotices({ limit: newest })
  return (
    <CallCard
      title={t('messages.title')}
      state={notices}
      skeleton={<ListSkeleton rows={newest} />}
      note={({ unread }) => t('messages.unread', { count: unread })}
      action={notices.status === 'done' && notices.data.unread > 0 && <ReadAllButton />}
    >
      {({ list }) =>
        list.length > 0 ? (
          <>
            <NoticeList notices={list} />
            <Link
              component={PortalLink}
              href="/user/workbench/messages"
              variant="body2"
              sx={{ display: 'inline-block', mt: 3, py: 1 }}
            >
              {t('messages.viewAll')}
            </Link>
          </>
        ) : (
          <EmptyState icon="message" title={t('messages.none')} description={t('messages.noneAdvice')} />
        )
      }
    </CallCard>
  )
}
