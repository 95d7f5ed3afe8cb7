import type { DeviceRow } from '@atrium/shared-utility/contract'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { StatusChip } from '@atrium/shared-utility/ui'
import { Button } from '@mui/material'
import { ListedItem } from '../item/ListedItem.tsx'
import { browserLabel } from './browser-label.ts'

/** One browser: since when it is known, when it was used last, until when it is trusted. */
export function DeviceItem({ device, onForget }: { device: DeviceRow; onForget: () => void }) {
  const t = useText()
  const format = useFormat()
  const name = browserLabel(device, t)
  const lines = [
    t('devices.since', { date: format.date(device.firstUsedAt), when: format.relative(device.lastUsedAt) }),
    device.trustedUntil && t('devices.trusted', { date: format.dateTime(device.trustedUntil) }),
  ]
  return (
    <ListedItem name={name} lines={lines}>
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
    </ListedItem>
  )
}
