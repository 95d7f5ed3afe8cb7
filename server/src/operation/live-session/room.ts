import { defineRoom } from '../../foundation/room/room.ts'
import { liveSessionHandlers } from './handlers.ts'

/** Who is signed in now. */
export const liveSessionRoom = defineRoom({ handlers: liveSessionHandlers })
