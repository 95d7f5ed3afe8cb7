import { defineRoom } from '../../../foundation/room/room.ts'
import { trafficHandlers } from './handlers.ts'
import { oldMinutes } from './retention-query.ts'
import { trafficTables } from './tables.ts'

/** How calls were answered in the last hour. */
export const trafficRoom = defineRoom({
  handlers: trafficHandlers,
  tables: trafficTables,
  retains: [oldMinutes],
  begins: [({ traffic }) => traffic.begin()],
})
