import type { Filled } from '../../../foundation/db/column.ts'
import { platformTable } from '../../../foundation/db/table.ts'

declare module '../../../foundation/db/schema.ts' {
  interface Database {
    system_state: SystemStateTable
  }
}

/** One row, id 1. */
type SystemStateTable = {
  id: number
  is_sys_updating: Filled<boolean>
  reason: string | null
  eta: Date | null
  /** The update that has turned it on; null where an operator did by hand. */
  update_id: string | null
  generation: Filled<number>
  updated_at: Filled<Date>
}

export const maintenanceTables = [platformTable('system_state', { platform: 'select, update' })]
