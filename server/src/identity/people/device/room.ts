import { defineRoom } from '../../../foundation/room/room.ts'
import { deviceHandlers } from './handlers.ts'

/** The devices on which a person is signed in, as they see them. */
export const deviceRoom = defineRoom({ handlers: deviceHandlers })
