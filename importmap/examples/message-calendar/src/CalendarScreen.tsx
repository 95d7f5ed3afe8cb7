import { Box, Button, Skeleton, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Message } from '@atrium/shared-utility/contract'
import { PortalLink, useAction, useCall, useText } from '@atrium/shared-utility/react'
import { PageHeader, ProblemNotice } from '@atrium/shared-utility/ui'
import { dayOf, lastWeeks } from './days.ts'
import { Day } from './Day.tsx'
import { DayMessages } from './DayMessages.tsx'

const weeks = 6

/** The messages of the last weeks, by the day; which one is read stands in the address. */
export function CalendarScreen() {
  const t = useText()
  const messages = useCall('listMessages', { limit: 50 })
  return (
    <Stack spacing={3}>
      <PageHeader title={t('title')} />
      <Typography>{t('lead')}</Typography>
      {messages.status === 'failed' && <ProblemNotice problem={messages.problem} onRetry={messages.reload} />}
      {messages.status === 'loading' && <Skeleton variant="rounded" height={280} />}
      {messages.status === 'done' && <Calendar {...messages.data} onRead={messages.reload} />}
    </Stack>
  )
}

type CalendarProps = { list: Message[]; total: number; unread: number; onRead: () => void }

function Calendar({ list, total, unread, onRead }: CalendarProps) {
  const t = useText()
  const [search, setSearch] = useSearchParams()
  const byDay = Map.groupBy(list, ({ createdAt }) => dayOf(new Date(createdAt)))
  const [today] = useState(() => new Date())
  const days = lastWeeks(today, weeks)
  const shown = search.get('day') ?? days.findLast(({ day }) => byDay.has(day))?.day ?? dayOf(today)
  const most = Math.max(1, ...[...byDay.values()].map(({ length }) => length))
  const readAll = useAction('readMessage')
  const handleRead = async () => {
    if ((await readAll.run({})).status === 'done') onRead()
  }
  return (
    <>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography>{`${t('total', { count: total })} · ${t('unread', { count: unread })}`}</Typography>
        {unread > 0 && (
          <Button disabled={readAll.status === 'pending'} onClick={() => void handleRead()}>
            {t('read')}
          </Button>
        )}
        <PortalLink href="/user/workbench/messages">{t('open')}</PortalLink>
      </Stack>
      {readAll.status === 'failed' && <ProblemNotice problem={readAll.problem} onRetry={() => void handleRead()} />}
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(36px, 64px))', gap: 0.75 }}>
        {days.map(({ day, date }) => (
          <Day
            key={day}
            date={date}
            count={byDay.get(day)?.length ?? 0}
            most={most}
            isShown={day === shown}
            onOpen={() => setSearch({ day }, { replace: true })}
          />
        ))}
      </Box>
      <DayMessages day={shown} list={byDay.get(shown) ?? []} />
    </>
  )
}
