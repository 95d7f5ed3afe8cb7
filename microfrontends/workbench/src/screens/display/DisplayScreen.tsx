import { baseConfigAtom } from '@atrium/shared-utility'
import type { Message } from '@atrium/shared-utility/contract'
import { PortalLink, useFormat, usePolling, useText } from '@atrium/shared-utility/react'
import { EmptyState, ListSkeleton, ProblemNotice, RichText } from '@atrium/shared-utility/ui'
import { Box, Link, Typography } from '@mui/material'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'

const everyMs = 60_000
const shown = 4

/**
 * `/homepage/display`: the announcements to an enterprise on a screen at its wall, in letters that are read from some metres. It
 * owns the whole page, and shows nothing that is one person's alone.
 */
export function DisplayScreen() {
  const t = useText()
  const config = useAtomValue(baseConfigAtom)
  const messages = usePolling('listMessages', { type: 'message', limit: shown }, { everyMs })
  return (
    <Box sx={page}>
      <Box component="header" sx={head}>
        <Typography
          component="h1"
          variant="inherit"
          tabIndex={-1}
          sx={{ ...large, overflowWrap: 'anywhere', outline: 'none' }}
        >
          {config?.space?.name ?? t('display.title')}
        </Typography>
        <Clock />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {messages.status === 'failed' && <ProblemNotice problem={messages.problem} onRetry={messages.reload} />}
        {messages.status === 'loading' && <ListSkeleton rows={shown} />}
        {messages.status === 'done' && <Announcements list={messages.data.list} />}
      </Box>
      <Link component={PortalLink} href="/homepage" sx={{ alignSelf: 'start', py: 1 }}>
        {t('display.leave')}
      </Link>
    </Box>
  )
}

/** The newest whole, and of those before it the titles. */
function Announcements({ list }: { list: readonly Message[] }) {
  const t = useText()
  const format = useFormat()
  if (list.length === 0)
    return <EmptyState icon="message" title={t('display.none')} description={t('display.noneHelp')} />
  return (
    <Box component="ul" aria-label={t('display.newest')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {list.map(({ id, title, content, lang, createdAt }, place) => (
        <Box component="li" key={id} sx={line}>
          <Typography component="h2" lang={lang} sx={{ ...(place === 0 ? large : middle), overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          <Typography color="textSecondary" sx={small}>
            {format.dateTime(createdAt)}
          </Typography>
          {place === 0 && (
            <Box sx={{ ...middle, mt: 2, fontWeight: 400, overflowWrap: 'anywhere' }}>
              <RichText text={content} lang={lang} />
            </Box>
          )}
        </Box>
      ))}
    </Box>
  )
}

function Clock() {
  const format = useFormat()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <Typography component="time" sx={{ ...middle, fontVariantNumeric: 'tabular-nums' }}>
      {format.dateTime(now)}
    </Typography>
  )
}

const page = {
  display: 'flex',
  flexDirection: 'column',
  gap: 'clamp(16px, 3vw, 64px)',
  minHeight: '100dvh',
  p: 'clamp(16px, 4vw, 96px)',
} as const
const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 4,
} as const
const line = { py: 3, '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' } } as const
// They follow the width of the screen, and never are smaller than on other pages.
const large = { fontSize: 'clamp(1.5rem, 3.2vw, 5rem)', lineHeight: 1.3, fontWeight: 600 } as const
const middle = { fontSize: 'clamp(1.125rem, 2vw, 3rem)', lineHeight: 1.4, fontWeight: 600 } as const
const small = { fontSize: 'clamp(0.875rem, 1.2vw, 1.75rem)' } as const
