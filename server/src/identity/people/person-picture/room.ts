import { defineRoom } from '../../../foundation/room/room.ts'
import { personPictureHandlers } from './handlers.ts'
import { personPictureTables } from './tables.ts'

/** The picture of a person, which colleagues see beside the name. */
export const personPictureRoom = defineRoom({ handlers: personPictureHandlers, tables: personPictureTables })
