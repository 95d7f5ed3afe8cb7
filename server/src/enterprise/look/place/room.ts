import { defineRoom } from '../../../foundation/room/room.ts'
import { placeHandlers } from './handlers.ts'
import { placeTables } from './tables.ts'

/** Where an enterprise is. */
export const placeRoom = defineRoom({ handlers: placeHandlers, tables: placeTables })
