import type { DepartmentGroup } from '@atrium/shared-utility/contract'

/** What is done with a group, each in a dialog of its own. */
export type GroupTask =
  | { task: 'members' }
  | { task: 'add' }
  | { task: 'rename' }
  | { task: 'leave' }
  | { task: 'remove' | 'handOver'; userId: string; name: string }
  | { task: 'settings' | 'release'; department: DepartmentGroup }
