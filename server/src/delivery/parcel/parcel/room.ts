import { defineRoom } from '../../../foundation/room/room.ts'
import { teamParcelHandlers } from './handlers.ts'
import { parcelTables } from './tables.ts'

/** Parcels of teams. */
export const parcelRoom = defineRoom({ handlers: teamParcelHandlers, tables: parcelTables })
