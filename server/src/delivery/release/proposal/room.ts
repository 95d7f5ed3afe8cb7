import { defineRoom } from '../../../foundation/room/room.ts'
import { proposalHandlers } from './handlers.ts'
import { proposalTables } from './tables.ts'

/** Changes that a second operator approves. */
export const proposalRoom = defineRoom({ handlers: proposalHandlers, tables: proposalTables })
