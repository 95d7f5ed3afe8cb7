import { defineRoom } from '../../foundation/room/room.ts'
import { signInLogHandlers } from './handlers.ts'

/** Who signed in, or tried to. */
export const signInLogRoom = defineRoom({ handlers: signInLogHandlers })
