import { useCall, useText } from '@atrium/shared-utility/react'
import { Typography } from '@mui/material'

/** How long messages are kept, where that is not for ever. */
export function KeptNote() {
  const t = useText()
  const kept = useCall('getChatRetention', {})
  if (kept.status !== 'done' || kept.data.keep === 'forever') return null
  return (
    <Typography variant="caption" component="p" color="textSecondary" sx={{ textAlign: 'center', p: 2 }}>
      {t(`kept.${kept.data.keep}`)}
    </Typography>
  )
}
