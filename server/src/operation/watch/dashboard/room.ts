import { defineRoom } from '../../../foundation/room/room.ts'
import { dashboardHandlers } from './handlers.ts'
import { oldFigures } from './retention-query.ts'
import { dashboardTables } from './tables.ts'
import { startCounting } from './counting.ts'

/** The figures that operators begin their day with. */
export const dashboardRoom = defineRoom({
  handlers: dashboardHandlers,
  tables: dashboardTables,
  retains: [oldFigures],
  hourly: [startCounting],
})
