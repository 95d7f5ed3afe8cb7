import { Box, CircularProgress } from '@mui/material'

/** The place of the code while it is on its way. */
export function CodeFrame({ label }: { label: string }) {
  return (
    <Box
      sx={{
        width: 208,
        height: 208,
        display: 'grid',
        placeItems: 'center',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <CircularProgress aria-label={label} />
    </Box>
  )
}
