import { defineRoom } from '../../foundation/room/room.ts'
import { liveHandlers } from './handlers.ts'

/** The stream of what happens, for open pages. */
export const liveRoom = defineRoom({ handlers: liveHandlers })
