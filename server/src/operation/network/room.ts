import { defineRoom } from '../../foundation/room/room.ts'
import { networkHandlers } from './handlers.ts'

/** The networks that operators may work from. */
export const networkRoom = defineRoom({ handlers: networkHandlers })
