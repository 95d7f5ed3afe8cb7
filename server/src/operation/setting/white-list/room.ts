import { defineRoom } from '../../../foundation/room/room.ts'
import { whiteListHandlers } from './handlers.ts'

/** The hosts, applications, plug-ins and calls that enterprises may use. */
export const whiteListRoom = defineRoom({ handlers: whiteListHandlers })
