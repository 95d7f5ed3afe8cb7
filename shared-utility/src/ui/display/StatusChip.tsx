import { Box } from '@mui/material'

export type StatusTone = 'neutral' | 'success' | 'warning' | 'error' | 'info'

type Props = { tone: StatusTone; label: string }

/** A state in one word, told by its text and a dot: never by the colour alone. */
export function StatusChip({ tone, label }: Props) {
  const color = tone === 'neutral' ? 'text.secondary' : `${tone}.main`
  return (
    <Box component="span" sx={{ display: 'inline-flex', maxWidth: '100%', alignItems: 'center', gap: 1.5, color }}>
      <Box
        component="span"
        aria-hidden
        sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: 'currentColor', flex: 'none' }}
      />
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {label}
      </Box>
    </Box>
  )
}
