import { defineRoom } from '../../foundation/room/room.ts'
import { membershipTables } from './tables.ts'

/** Who belongs to which enterprise. */
export const membershipRoom = defineRoom({ tables: membershipTables })
