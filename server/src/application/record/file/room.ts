import { defineRoom } from '../../../foundation/room/room.ts'
import { fileHandlers } from './handlers.ts'

/** The files that a person may have, wherever they are, in one list. */
export const fileRoom = defineRoom({ handlers: fileHandlers })
