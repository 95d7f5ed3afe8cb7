import { Box } from '@mui/material'
import { useFormat } from '@atrium/shared-utility/react'
import { visuallyHidden } from '@atrium/shared-utility/ui'

/** A number that asks for attention; `label` says for screen readers what it counts. */
export function CountPill({ count, label }: { count: number; label: string }) {
  const { number } = useFormat()
  return (
    <>
      <Box component="span" aria-hidden="true" sx={pill}>
        {number(count)}
      </Box>
      <Box component="span" sx={visuallyHidden}>
        {label}
      </Box>
    </>
  )
}

const pill = {
  flex: 'none',
  minWidth: 22,
  px: 1.5,
  borderRadius: '11px',
  typography: 'caption',
  lineHeight: '22px',
  fontWeight: 600,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  color: 'primary.contrastText',
  backgroundColor: 'primary.main',
} as const
