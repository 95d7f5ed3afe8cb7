import { Typography } from '@mui/material'
import type { ImportFault } from '../../contract/index.ts'
import { useImportText } from './words.ts'

/** Column, value and reason in one line. */
export function FaultLine({ fault: { column, value, reason } }: { fault: Omit<ImportFault, 'row'> }) {
  const t = useImportText()
  const said =
    column === null ? reason : t(value === '' ? 'faultEmpty' : 'fault', { column, value: value.slice(0, 80), reason })
  return (
    <Typography variant="body2" color="error" sx={{ overflowWrap: 'anywhere' }}>
      {said}
    </Typography>
  )
}
