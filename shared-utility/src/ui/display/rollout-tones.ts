import type { RolloutState } from '../../contract/index.ts'
import type { StatusTone } from './StatusChip.tsx'

/** How the state of a roll-out looks wherever it is told. */
export const rolloutTones = {
  running: 'info',
  halted: 'error',
  completed: 'success',
  cancelled: 'neutral',
} as const satisfies Record<RolloutState, StatusTone>
