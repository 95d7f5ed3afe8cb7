import { defineRoom } from '../../../foundation/room/room.ts'
import { bootHandlers } from './handlers.ts'
import { bootTables } from './tables.ts'
import { portalChannel } from '../../revision/revision-query.ts'

/** What a page needs to begin. */
export const bootRoom = defineRoom({
  handlers: bootHandlers,
  tables: bootTables,
  hints: [{ channel: portalChannel, react: ({ portal }) => portal.forget() }],
})
