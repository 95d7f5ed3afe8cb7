import { defineRoom } from '../../foundation/room/room.ts'
import { networkHandlers } from './handlers.ts'

/** From where operators may work. */
export const networkRoom = defineRoom({ handlers: networkHandlers })
