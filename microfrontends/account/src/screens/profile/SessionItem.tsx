import type { SessionRow } from '@atrium/shared-utility/contract'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { StatusChip } from '@atrium/shared-utility/ui'
import { Box, Button, ListItem, Typography } from '@mui/material'
import { browserLabel } from './browser-label.ts'

type Props = { session: SessionRow; isPending: boolean; onEnd: (name: string) => void }

/** One browser: what it is, from where, when it was used last. */
export function SessionItem({ session, isPending, onEnd }: Props) {
  const t = useText()
  const format = useFormat()
  const name = browserLabel(session, t)
  return (
    <ListItem
      disableGutters
      divider
      sx={{ flexWrap: 'wrap', alignItems: 'flex-start', justifyContent: 'space-between', gap: 2 }}
    >
      <Box sx={{ minWidth: 0, flex: '1 1 220px' }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {t('sessions.at', { ip: session.ip ?? '—', date: format.dateTime(session.startedAt) })}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('sessions.lastSeen', { when: format.relative(session.lastSeenAt) })}
        </Typography>
        {session.keptUntil !== null && (
          <Typography variant="body2" color="textSecondary">
            {t('sessions.kept', { date: format.dateTime(session.keptUntil) })}
          </Typography>
        )}
      </Box>
      {session.isCurrent ? (
        <StatusChip tone="success" label={t('sessions.current')} />
      ) : (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          disabled={isPending}
          aria-label={t('sessions.endOf', { name })}
          onClick={() => onEnd(name)}
        >
          {t('sessions.end')}
        </Button>
      )}
    </ListItem>
  )
}
