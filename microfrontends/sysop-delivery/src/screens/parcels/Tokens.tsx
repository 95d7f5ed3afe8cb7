import type { DeployToken, DeployTokenState } from '@atrium/shared-utility/contract'
import { useFormat, useText, type CallState } from '@atrium/shared-utility/react'
import { Icon, ListSkeleton, ProblemNotice, Section, StatusChip, type StatusTone } from '@atrium/shared-utility/ui'
import { Box, Button, List, ListItem, ListItemText, Typography } from '@mui/material'

type Props = {
  tokens: CallState<DeployToken[]>
  title: string
  /** What their holders release with them, and what it means that there is none. */
  help: string
  none: string
  /** Why this operator may make none; absent, they may. */
  barred?: string | undefined
  onOpen: (next: { dialog: 'token' | 'revoke'; of?: string }) => void
}

/** With which tokens something is released: those that count, and those that did not long ago. */
export function Tokens({ tokens, title, help, none, barred, onOpen }: Props) {
  const t = useText()
  return (
    <Section title={title} note={help}>
      {tokens.status === 'failed' && <ProblemNotice problem={tokens.problem} onRetry={tokens.reload} />}
      {tokens.status === 'loading' && <ListSkeleton rows={2} />}
      {tokens.status === 'done' && tokens.data.length === 0 && <Typography>{none}</Typography>}
      {tokens.status === 'done' && tokens.data.length > 0 && (
        <List disablePadding aria-label={title}>
          {tokens.data.map((token) => (
            <Token key={token.id} token={token} onRevoke={() => onOpen({ dialog: 'revoke', of: token.id })} />
          ))}
        </List>
      )}
      {barred === undefined ? (
        <Button
          variant="outlined"
          startIcon={<Icon name="add" size={16} />}
          onClick={() => onOpen({ dialog: 'token' })}
          sx={{ justifySelf: 'start' }}
        >
          {t('token.add')}
        </Button>
      ) : (
        <Typography variant="body2" color="textSecondary">
          {barred}
        </Typography>
      )}
    </Section>
  )
}

const tones: Record<DeployTokenState, StatusTone> = {
  live: 'success',
  expired: 'neutral',
  revoked: 'neutral',
  unbacked: 'warning',
}

function Token({ token, onRevoke }: { token: DeployToken; onRevoke: () => void }) {
  const t = useText()
  const { label, state } = token
  return (
    <ListItem disableGutters divider sx={{ gap: 3, flexWrap: 'wrap' }}>
      <ListItemText
        sx={{ flex: '1 1 240px', overflowWrap: 'anywhere' }}
        primary={
          <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            {label} <StatusChip tone={tones[state]} label={t(`deployTokenState.${state}`)} />
          </Box>
        }
        secondary={<Story token={token} />}
      />
      {(state === 'live' || state === 'unbacked') && (
        <Button size="small" color="error" aria-label={t('token.revokeOf', { label })} onClick={onRevoke}>
          {t('token.revoke')}
        </Button>
      )}
    </ListItem>
  )
}

const words = { live: 'token.until', expired: 'token.over', revoked: 'token.over', unbacked: 'token.unbacked' } as const

/** What became of it so far, a sentence each. */
function Story({ token }: { token: DeployToken }) {
  const t = useText()
  const format = useFormat()
  const { state, createdAt, createdBy, expiresAt, lastUsedAt, lastUsedFrom, revokedAt, revokedBy } = token
  const told = [
    t('token.made', { moment: format.dateTime(createdAt), by: createdBy ?? '' }),
    revokedAt === null
      ? t(words[state], { moment: format.dateTime(expiresAt) })
      : t('token.revokedBy', { moment: format.dateTime(revokedAt), by: revokedBy ?? '' }),
    lastUsedAt === null
      ? t('token.unused')
      : t('token.used', { moment: format.dateTime(lastUsedAt), from: lastUsedFrom ?? '' }),
  ]
  return told.join(t('token.joint'))
}
