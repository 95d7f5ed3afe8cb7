import { defineRoom } from '../../foundation/room/room.ts'
import { telemetryHandlers } from './handlers.ts'
import { oldFigures, oldErrors, oldShares } from './retention-query.ts'
import { telemetryTables } from './tables.ts'

/** How parcels open in browsers. */
export const telemetryRoom = defineRoom({
  handlers: telemetryHandlers,
  tables: telemetryTables,
  retains: [oldFigures, oldErrors, oldShares],
  begins: [({ telemetry }) => telemetry.begin()],
})
