import { defineRoom } from '../../../foundation/room/room.ts'
import { homeHandlers } from './handlers.ts'
import { homeTables } from './tables.ts'

/** The workbench: how its cards are arranged, and what some of them show. */
export const homeRoom = defineRoom({ handlers: homeHandlers, tables: homeTables })
