import type { PartChange } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { Box, Typography } from '@mui/material'
import { changeText } from './revision-list.ts'

/** A line for each part. */
export function Changes({ changes, none }: { changes: readonly PartChange[]; none: string }) {
  const t = useText()
  if (changes.length === 0) return <Typography>{none}</Typography>
  return (
    <Box component="ul" sx={{ m: 0, pl: 5, display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
      {changes.map((change) => (
        <li key={change.slug}>{changeText(change, t)}</li>
      ))}
    </Box>
  )
}
