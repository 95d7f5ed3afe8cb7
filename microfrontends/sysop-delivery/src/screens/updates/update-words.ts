import type { UpdateRow, UpdateState } from '@atrium/shared-utility/contract'
import type { StatusTone } from '@atrium/shared-utility/ui'

const tones: Record<UpdateState, StatusTone> = {
  planned: 'neutral',
  announced: 'info',
  missed: 'warning',
  running: 'warning',
  done: 'success',
  rolledBack: 'error',
  cancelled: 'neutral',
}

export function toneOf({ state }: Pick<UpdateRow, 'state'>) {
  return tones[state]
}
