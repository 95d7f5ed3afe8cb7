import type { ImportState } from '../../contract/index.ts'
import type { StatusTone } from '../display/StatusChip.tsx'

export const stateTones: Record<ImportState, StatusTone> = {
  waiting: 'neutral',
  running: 'info',
  done: 'success',
  cancelled: 'warning',
  failed: 'error',
}
