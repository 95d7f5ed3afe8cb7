import type { DeviceRow } from '@atrium/shared-utility/contract'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { StatusChip } from '@atrium/shared-utility/ui'
import { Box, Button, ListItem, Typography } from '@mui/material'
import { browserLabel } from './browser-label.ts'

/** One browser: since when it is known, when it was used last, until when it is trusted. */
export function DeviceItem({ device, onForget }: { device: DeviceRow; onForget: () => void }) {
  const t = useText()
  const format = useFormat()
  const name = browserLabel(device, t)
  return (
    <ListItem
      disableGutters
      divider
      sx={{ flexWrap: 'wrap', alignItems: 'flex-start', justifyContent: 'space-between', gap: 2 }}
    >
      <Box sx={{ minWidth: 0, flex: '1 1 220px' }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {t('devices.since', {
            date: format.date(device.firstUsedAt),
            when: format.relative(device.lastUsedAt),
          })}
        </Typography>
        {device.trustedUntil !== null && (
          <Typography variant="body2" color="textSecondary">
            {t('devices.trusted', { date: format.dateTime(device.trustedUntil) })}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        {device.isCurrent && <StatusChip tone="success" label={t('devices.current')} />}
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          aria-label={t('devices.forgetNamed', { name })}
          onClick={onForget}
        >
          {t('devices.forget')}
        </Button>
      </Box>
    </ListItem>
  )
}
