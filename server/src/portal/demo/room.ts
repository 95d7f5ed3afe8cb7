import { defineRoom } from '../../foundation/room/room.ts'
import { demoTables } from './tables.ts'

/** What a demo begins with. */
export const demoRoom = defineRoom({ tables: demoTables })
