import { defineRoom } from '../../../foundation/room/room.ts'
import { connectorHandlers } from './handlers.ts'

/** Single sign-on as the administrators of an enterprise set it up. */
export const connectorRoom = defineRoom({ handlers: connectorHandlers })
