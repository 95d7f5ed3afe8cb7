import { defineRoom } from '../../../foundation/room/room.ts'
import { actingHandlers } from './handlers.ts'
import { pastActing } from './retention-query.ts'
import { actingTables } from './tables.ts'

/** An operator who works as another person. */
export const actingRoom = defineRoom({ handlers: actingHandlers, tables: actingTables, retains: [pastActing] })
