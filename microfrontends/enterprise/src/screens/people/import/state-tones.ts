import type { MemberImportState } from '@atrium/shared-utility/contract'
import type { StatusTone } from '@atrium/shared-utility/ui'

export const stateTones: Record<MemberImportState, StatusTone> = {
  waiting: 'neutral',
  running: 'info',
  done: 'success',
  cancelled: 'warning',
  failed: 'error',
}
