import type { CallOutput } from '@atrium/shared-utility/contract'
import { messengerEntrances, withSpace } from '@atrium/shared-utility/model'
import { PortalLink, useAddress, useFormat, useText } from '@atrium/shared-utility/react'
import { Button, ListItem, ListItemText } from '@mui/material'

type Props = { account: CallOutput<'getOAuthStatus'>[number]; entId: string; onUnbind: () => void }

/** One messenger: whose account is bound, and the way to bind or unbind it. */
export function LinkedAccount({ account: { type, bound, nickname, boundAt }, entId, onUnbind }: Props) {
  const t = useText()
  const format = useFormat()
  const { pathname } = useAddress()
  const messenger = t(`linked.${type}`)
  const since = boundAt ? t('linked.since', { date: format.dateTime(boundAt) }) : ''
  const change = bound ? (
    <Button variant="outlined" size="small" aria-label={t('linked.unbindNamed', { messenger })} onClick={onUnbind}>
      {t('linked.unbind')}
    </Button>
  ) : (
    <Button
      component={PortalLink}
      href={`${withSpace(messengerEntrances[type], entId)}?${new URLSearchParams({ bind: '1', url: pathname })}`}
      variant="outlined"
      size="small"
      aria-label={t('linked.bindNamed', { messenger })}
    >
      {t('linked.bind')}
    </Button>
  )
  return (
    <ListItem disableGutters sx={{ gap: 4 }}>
      <ListItemText
        primary={messenger}
        secondary={bound ? [nickname, since].filter(Boolean).join(' · ') : t('linked.none')}
        sx={{ overflowWrap: 'anywhere' }}
      />
      {change}
    </ListItem>
  )
}
