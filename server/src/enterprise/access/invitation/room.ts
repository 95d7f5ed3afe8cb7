import { defineRoom } from '../../../foundation/room/room.ts'
import { invitationHandlers } from './handlers.ts'

/** Invitations as administrators make them. */
export const invitationRoom = defineRoom({ handlers: invitationHandlers })
