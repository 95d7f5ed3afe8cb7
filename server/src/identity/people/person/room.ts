import { defineRoom } from '../../../foundation/room/room.ts'
import { personTables } from './tables.ts'

/** Accounts of people, and how they are found. */
export const personRoom = defineRoom({ tables: personTables })
