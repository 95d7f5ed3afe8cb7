import { defineRoom } from '../../../foundation/room/room.ts'
import { joiningHandlers } from './handlers.ts'

/** Coming into an enterprise by an invitation or a provider. */
export const joiningRoom = defineRoom({ handlers: joiningHandlers })
