import type { ImportState } from '@atrium/shared-utility/contract'
import type { StatusTone } from '@atrium/shared-utility/ui'

export const stateTones: Record<ImportState, StatusTone> = {
  waiting: 'neutral',
  running: 'info',
  done: 'success',
  cancelled: 'warning',
  failed: 'error',
}
