import type { BulkState } from '@atrium/shared-utility/contract'
import type { StatusTone } from '@atrium/shared-utility/ui'

export const bulkTones: Record<BulkState, StatusTone> = {
  waiting: 'neutral',
  running: 'info',
  done: 'success',
  cancelled: 'warning',
  failed: 'error',
}
