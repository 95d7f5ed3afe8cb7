import { Box, Button, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { toolbarHeight } from './toolbar-height.ts'
import { useTableWords } from './words.ts'

type Props = {
  count: number
  onClear: () => void
  /** What can be done with the chosen rows. */
  children: ReactNode
}

/**
 * Says how many rows are chosen and what can be done with all of them at once. It lies over the list's search and
 * buttons, so that no row moves from under the pointer that chose it.
 */
export function SelectionBar({ count, onClear, children }: Props) {
  const words = useTableWords()
  if (count === 0) return null
  return (
    <Box component="section" aria-label={words('selected', { count })} className="atrium-selected" sx={bar}>
      <Typography component="output" variant="body2" sx={{ fontWeight: 500 }}>
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
  position: { sm: 'absolute' },
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: 11,
  minHeight: { sm: toolbarHeight },
  bgcolor: 'background.paper',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  px: 4,
  border: 1,
  borderColor: 'primary.main',
  borderRadius: '8px',
}
