import type { ImportFault } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { Typography } from '@mui/material'

/** Column, value and reason in one line. */
export function FaultLine({ fault: { column, value, reason } }: { fault: Omit<ImportFault, 'row'> }) {
  const t = useText()
  const said =
    column === null
      ? reason
      : t(value === '' ? 'import.faultEmpty' : 'import.fault', { column, value: value.slice(0, 80), reason })
  return (
    <Typography variant="body2" color="error" sx={{ overflowWrap: 'anywhere' }}>
      {said}
    </Typography>
  )
}
