import { useEffect, useState, type ReactNode } from 'react'
import { Box, Skeleton, Typography } from '@mui/material'
import { useKitText } from '../words/kit-text.ts'

/** A person who has waited this long is told that it is still on its way. */
const slowMs = 8_000

type Shape = { rows?: number }

/** A list on its way, in the height of its rows, so that nothing jumps when it arrives. */
export function ListSkeleton({ rows = 8 }: Shape) {
  return (
    <Waiting>
      {Array.from({ length: rows }, (_, row) => (
        <Box
          key={row}
          component="span"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 4,
            height: 36,
            borderBottom: 1,
            borderColor: 'divider',
            px: 3,
          }}
        >
          <Skeleton variant="text" sx={{ flex: 3 }} />
          <Skeleton variant="text" sx={{ flex: 2 }} />
          <Skeleton variant="text" sx={{ flex: 1 }} />
        </Box>
      ))}
    </Waiting>
  )
}

/** A card's content on its way. */
export function CardSkeleton({ rows = 3 }: Shape) {
  return (
    <Waiting>
      <Box component="span" sx={{ display: 'block', border: 1, borderColor: 'divider', borderRadius: '8px', p: 4 }}>
        <Skeleton variant="text" sx={{ width: '40%', mb: 2, fontSize: '1rem' }} />
        {Array.from({ length: rows }, (_, row) => (
          <Skeleton key={row} variant="text" sx={{ width: row === rows - 1 ? '60%' : '100%' }} />
        ))}
      </Box>
    </Waiting>
  )
}

/** Holds the place of a line that is on its way. */
export const blankLine = '\u00a0'

/** A part that may not come at all, on its way: it takes no room, and what stands below waits for it (`inOrder`). */
export function Awaited() {
  return <output hidden aria-busy="true" />
}

function Waiting({ children }: { children: ReactNode }) {
  const t = useKitText()
  const isSlow = useIsSlow()
  return (
    <Box component="output" aria-label={isSlow ? undefined : t('skeleton.label')} aria-busy={!isSlow} sx={late}>
      {isSlow && (
        <Typography component="span" color="textSecondary" sx={{ display: 'block', mb: 2 }}>
          {t('skeleton.slow')}
        </Typography>
      )}
      {children}
    </Box>
  )
}

function useIsSlow() {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowMs)
    return () => clearTimeout(timer)
  }, [])
  return isSlow
}

/** Invisible for 150 ms: an answer that is quick enough shows no flicker of grey, and takes the same place. */
const late = {
  display: 'block',
  '@keyframes atrium-late': { from: { visibility: 'hidden' }, to: { visibility: 'visible' } },
  animation: 'atrium-late 1ms 150ms backwards',
} as const
