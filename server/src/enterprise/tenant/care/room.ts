import { defineRoom } from '../../../foundation/room/room.ts'
import { careHandlers } from './handlers.ts'
import { careTables } from './tables.ts'

/** What administrators of SaaS categories see of enterprises. */
export const careRoom = defineRoom({ handlers: careHandlers, tables: careTables })
