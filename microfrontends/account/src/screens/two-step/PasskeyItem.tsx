import { Box, IconButton, ListItem, Typography } from '@mui/material'
import type { CallOutput } from '@atrium/shared-utility/contract'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { Icon } from '@atrium/shared-utility/ui'

type Props = {
  passkey: CallOutput<'listPasskeys'>['passkeys'][number]
  onRename: () => void
  onRemove: () => void
}

/** One passkey: its name, and when it was used last. */
export function PasskeyItem({ passkey: { name, createdAt, lastUsedAt }, onRename, onRemove }: Props) {
  const t = useText()
  const format = useFormat()
  const when =
    lastUsedAt === null
      ? t('passkey.since', { date: format.date(createdAt) })
      : t('passkey.lastUsed', { when: format.relative(lastUsedAt) })
  return (
    <ListItem disableGutters divider sx={{ gap: 2 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {when}
        </Typography>
      </Box>
      <IconButton aria-label={t('passkey.renameOf', { name })} onClick={onRename}>
        <Icon name="edit" />
      </IconButton>
      <IconButton aria-label={t('passkey.removeOf', { name })} onClick={onRemove}>
        <Icon name="delete" />
      </IconButton>
    </ListItem>
  )
}
