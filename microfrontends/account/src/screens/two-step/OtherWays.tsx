import { Box } from '@mui/material'
import type { ReactNode } from 'react'

/** Ways beside the form above, as words: they begin where its texts begin, whatever room a button has around its own. */
export function OtherWays({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', '& > .MuiButton-text': { ml: -2.5, minWidth: 0 } }}>
      {children}
    </Box>
  )
}
