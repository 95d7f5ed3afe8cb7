import { defineRoom } from '../../../foundation/room/room.ts'
import { membershipTables } from './tables.ts'

/** Which people belong to which enterprise. */
export const membershipRoom = defineRoom({ tables: membershipTables })
