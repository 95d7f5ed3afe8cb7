import { defineRoom } from '../../foundation/room/room.ts'
import { applicationHandlers } from './handlers.ts'
import { oldRequests } from './request/retention-query.ts'
import { applicationTables } from './tables.ts'

/** Applications of an enterprise: whom they are open to, how they are found, and who asks for them. */
export const applicationRoom = defineRoom({
  handlers: applicationHandlers,
  tables: applicationTables,
  retains: [oldRequests],
})
