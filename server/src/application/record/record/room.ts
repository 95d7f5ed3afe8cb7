import { defineRoom } from '../../../foundation/room/room.ts'
import { recordHandlers } from './handlers.ts'

/** Records of applications, as the people of an enterprise work with them. */
export const recordRoom = defineRoom({ handlers: recordHandlers })
