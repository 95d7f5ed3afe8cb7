import { Box, Button, Stack, Typography } from '@mui/material'
import { useText } from '@atrium/shared-utility/react'
import { Icon } from '@atrium/shared-utility/ui'
import { useAnnounce } from '../use-announce.ts'

type Props = { title: string; how: string; onRenew: () => void }

/** A code that came to nothing, and the way to the next one. */
export function Over({ title, how, onRenew }: Props) {
  const t = useText()
  useAnnounce(`${title} ${how}`)
  return (
    <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
      <Box>
        <Typography sx={{ fontWeight: 500 }}>{title}</Typography>
        <Typography color="textSecondary">{how}</Typography>
      </Box>
      <Button variant="contained" startIcon={<Icon name="refresh" size={16} />} onClick={onRenew}>
        {t('scan.renew')}
      </Button>
    </Stack>
  )
}
