import { Box, Button, Paper } from '@mui/material'
import { PortalLink, useText } from '@atrium/shared-utility/react'
import { ListSkeleton, PageHeader, ProblemNotice } from '@atrium/shared-utility/ui'
import { ReadAllButton } from '../../message/ReadAllButton.tsx'
import { useMessages } from '../../message/use-messages.ts'
import { MessageFilter } from './MessageFilter.tsx'
import { MessagePages } from './MessagePages.tsx'
import { MessageTypes, useMessageType } from './MessageTypes.tsx'
import { pageSize } from './page-size.ts'

/** `/user/workbench/messages`: every message to this person; `show=unread` leaves the read ones out, `type` leaves one type. */
export function MessagesScreen() {
  const t = useText()
  const type = useMessageType()
  const newest = useMessages({ limit: pageSize, type })
  const counts = newest.status === 'done' ? newest.data : null
  return (
    <>
      <PageHeader
        title={t('messages.title')}
        count={counts?.total}
        // A blank keeps the line, so that nothing moves when the answer comes.
        description={counts ? t('messages.unread', { count: counts.unread }) : '\u00a0'}
        // On a phone a button that comes later would move the page.
        actions={
          <>
            <Button component={PortalLink} href="/user/profile?part=notices" size="small">
              {t('messages.choose')}
            </Button>
            {type === undefined && <ReadAllButton isOff={counts === null || counts.unread === 0} />}
          </>
        }
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, mb: 3 }}>
        <MessageFilter />
        <MessageTypes />
      </Box>
      <Paper variant="outlined" sx={{ px: 4, py: 2 }} aria-busy={newest.status === 'loading'}>
        {newest.status === 'failed' && <ProblemNotice problem={newest.problem} onRetry={newest.reload} />}
        {newest.status === 'loading' && <ListSkeleton rows={6} />}
        {newest.status === 'done' && <MessagePages key={type} newest={newest.data.list} />}
      </Paper>
    </>
  )
}
