import { Box, Button, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTableWords } from './words.ts'

type Props = {
  count: number
  onClear: () => void
  /** What can be done with the chosen rows. */
  children: ReactNode
}

/** Says how many rows are chosen and what can be done with all of them at once. */
export function SelectionBar({ count, onClear, children }: Props) {
  const words = useTableWords()
  if (count === 0) return null
  return (
    <Box component="section" aria-label={words('selected', { count })} sx={bar}>
      <Typography component="output" variant="body2" sx={{ fontWeight: 600 }}>
        {words('selected', { count })}
      </Typography>
      {children}
      <Button color="inherit" onClick={onClear}>
        {words('clearSelection')}
      </Button>
    </Box>
  )
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  px: 4,
  py: 1,
  border: 1,
  borderColor: 'primary.main',
  borderRadius: '8px',
}
