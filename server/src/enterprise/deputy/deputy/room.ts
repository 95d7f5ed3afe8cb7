import { defineRoom } from '../../../foundation/room/room.ts'
import { deputyHandlers } from './handlers.ts'
import { oldDeputies } from './retention-query.ts'
import { deputyTables } from './tables.ts'

/** People who act for another person of their enterprise, in what waits for that person. */
export const deputyRoom = defineRoom({ handlers: deputyHandlers, tables: deputyTables, retains: [oldDeputies] })
