import type { UserRow } from '../contract/index.ts'
import type { StatusTone } from './StatusChip.tsx'

/** How the state of a person's account looks wherever it is listed. */
export const userTones = {
  invited: 'info',
  active: 'success',
  suspended: 'error',
} as const satisfies Record<UserRow['status'], StatusTone>
