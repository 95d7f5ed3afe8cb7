import { Box, LinearProgress, Typography } from '@mui/material'
import { useId } from 'react'
import { useRecordWords } from './words.ts'

type Props = {
  label: string
  used: number
  /** Null where there is no limit. */
  most: number | null
  say: (amount: number) => string
}

/** From here on the bar warns. */
const nearlyFull = 0.85

/** How much of what one may have is used: in words, and as a bar where there is a limit. */
export function QuotaBar({ label, used, most, say }: Props) {
  const words = useRecordWords()
  const id = useId()
  const share = most === null || most === 0 ? 0 : used / most
  const text =
    most === null
      ? words('unlimited', { used: say(used) })
      : words(wordsFor({ used, most }, say), { used: say(used), free: say(Math.max(0, most - used)), most: say(most) })
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 3 }}>
        <Typography id={id} component="span" color="textSecondary">
          {label}
        </Typography>
        <Typography component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {text}
        </Typography>
      </Box>
      {most !== null && (
        <LinearProgress
          variant="determinate"
          value={Math.min(100, share * 100)}
          color={share >= 1 ? 'error' : share >= nearlyFull ? 'warning' : 'primary'}
          aria-labelledby={id}
          aria-valuetext={text}
          sx={{ height: 6, borderRadius: '3px', bgcolor: 'divider' }}
        />
      )}
    </Box>
  )
}

/** Amounts are rounded: what then reads as if all of it were free, or used, is left out. */
function wordsFor({ used, most }: { used: number; most: number }, say: (amount: number) => string) {
  if (used === 0) return 'unused'
  if (used >= most || say(most - used) === say(most)) return 'onlyUsed'
  return say(used) === say(most) ? 'onlyFree' : 'usedOf'
}
