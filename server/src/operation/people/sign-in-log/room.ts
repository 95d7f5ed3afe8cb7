import { defineRoom } from '../../../foundation/room/room.ts'
import { signInLogHandlers } from './handlers.ts'

/** The people who signed in, or tried to. */
export const signInLogRoom = defineRoom({ handlers: signInLogHandlers })
