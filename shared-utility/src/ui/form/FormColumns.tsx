import { Box } from '@mui/material'
import type { ReactNode } from 'react'

/** Fields side by side, two to a row; one below the other where the screen is narrow. */
export function FormColumns({ children }: { children: ReactNode }) {
  return (
    <Box
      className="atrium-form-columns"
      sx={{ display: 'grid', gap: 4, alignItems: 'start', gridTemplateColumns: { sm: '1fr 1fr' } }}
    >
      {children}
    </Box>
  )
}
