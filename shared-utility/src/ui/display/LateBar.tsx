import { LinearProgress } from '@mui/material'

/**
 * A thin line at the upper edge of what is read again, in a parent with a position. It is shown after 150 ms, so that an
 * answer that is quick enough shows no flicker, and moves nothing.
 */
export function LateBar() {
  return <LinearProgress aria-hidden sx={late} />
}

const late = {
  position: 'absolute',
  insetInline: 0,
  top: 0,
  height: 2,
  '@keyframes atrium-late': { from: { visibility: 'hidden' }, to: { visibility: 'visible' } },
  // A delay and no long duration: those are cut for people who want less motion, and then it would show at once.
  animation: 'atrium-late 1ms 150ms backwards',
} as const
