import { defineRoom } from '../../../foundation/room/room.ts'
import { twoStepHandlers } from './handlers.ts'
import { twoStepTables } from './tables.ts'

/** Second factors of a person. */
export const twoStepRoom = defineRoom({ handlers: twoStepHandlers, tables: twoStepTables })
