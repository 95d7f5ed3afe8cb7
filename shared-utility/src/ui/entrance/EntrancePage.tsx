import { Box, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { LanguageSwitch } from './LanguageSwitch.tsx'

type Props = { title: string; children: ReactNode }

/** An entrance: one column that fits a phone and sits calmly beside the frame's brand panel. */
export function EntrancePage({ title, children }: Props) {
  return (
    <Box sx={{ width: '100%', maxWidth: 400, mx: 'auto', px: 4, py: 6 }}>
      <Stack spacing={6}>
        <Stack direction="row" sx={{ alignItems: 'flex-start', justifyContent: 'space-between', gap: 4 }}>
          <Typography component="h1" variant="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          <LanguageSwitch />
        </Stack>
        {children}
      </Stack>
    </Box>
  )
}
