import { defineRoom } from '../../../foundation/room/room.ts'
import { demoTables } from './tables.ts'

/** The first rows of a demo. */
export const demoRoom = defineRoom({ tables: demoTables })
