import type { UpdateRow, UpdateState, WholeUpdate } from '@atrium/shared-utility/contract'
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

/** Nobody has cancelled it: its bundle did not pass when it was to begin by itself. */
export function isCalledOff({ state, endedByName, sha256 }: Pick<WholeUpdate, 'state' | 'endedByName' | 'sha256'>) {
  return state === 'cancelled' && endedByName === null && sha256 !== null
}
