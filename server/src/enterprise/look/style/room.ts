import { defineRoom } from '../../../foundation/room/room.ts'
import { styleHandlers } from './handlers.ts'
import { styleTables } from './tables.ts'

/** How an enterprise looks: name, logo, colour. */
export const styleRoom = defineRoom({ handlers: styleHandlers, tables: styleTables })
