import { defineRoom } from '../../../foundation/room/room.ts'
import { liveSessionHandlers } from './handlers.ts'

/** The people who are signed in now. */
export const liveSessionRoom = defineRoom({ handlers: liveSessionHandlers })
