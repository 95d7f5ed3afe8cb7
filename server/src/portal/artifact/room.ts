import { defineRoom } from '../../foundation/room/room.ts'
import { artifactTables } from './tables.ts'

/** Versions of parts, with their files. */
export const artifactRoom = defineRoom({ tables: artifactTables })
