import { Box, Skeleton, Stack } from '@mui/material'

/** The shape of an entrance's form, while what it shows is on its way. */
export function EntranceSkeleton() {
  return (
    <Box aria-busy="true" sx={{ width: '100%', maxWidth: 400, mx: 'auto', px: 4, py: 6 }}>
      <Stack spacing={6}>
        <Skeleton variant="rounded" width="60%" height={32} />
        <Skeleton variant="rounded" height={40} />
        <Skeleton variant="rounded" height={40} />
        <Skeleton variant="rounded" height={40} />
      </Stack>
    </Box>
  )
}
