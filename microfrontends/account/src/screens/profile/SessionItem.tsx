import type { SessionRow } from '@atrium/shared-utility/contract'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { StatusChip } from '@atrium/shared-utility/ui'
import { Button } from '@mui/material'
import { ListedItem } from '../item/ListedItem.tsx'
import { browserLabel } from './browser-label.ts'

type Props = { session: SessionRow; isPending: boolean; onEnd: (name: string) => void }

/** One browser: what it is, from where, when it was used last. */
export function SessionItem({ session, isPending, onEnd }: Props) {
  const t = useText()
  const format = useFormat()
  const name = browserLabel(session, t)
  const lines = [
    t('sessions.at', { ip: session.ip ?? '—', date: format.dateTime(session.startedAt) }),
    t('sessions.lastSeen', { when: format.relative(session.lastSeenAt) }),
    session.keptUntil && t('sessions.kept', { date: format.dateTime(session.keptUntil) }),
  ]
  return (
    <ListedItem name={name} lines={lines}>
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
    </ListedItem>
  )
}
