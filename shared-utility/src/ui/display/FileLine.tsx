import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

type Props = {
  name: string
  /** What is said of the file: its size, or how far it is; read aloud when it changes. */
  said: string
  /** What can be done with it. */
  children: ReactNode
  /** How far it is, or what went wrong. */
  below?: ReactNode
}

/** A file in a list of those that are attached, or on their way. */
export function FileLine({ name, said, below, children }: Props) {
  return (
    <Box component="li" sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {name}
        </Typography>
        <Typography component="output" variant="caption" color="textSecondary" sx={{ mr: 'auto' }}>
          {said}
        </Typography>
        {children}
      </Box>
      {below}
    </Box>
  )
}
