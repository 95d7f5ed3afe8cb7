import { defineRoom } from '../../../foundation/room/room.ts'
import { messengerAppHandlers } from './handlers.ts'

/** The messenger applications of an enterprise. */
export const messengerAppRoom = defineRoom({ handlers: messengerAppHandlers })
