import { defineRoom } from '../../../foundation/room/room.ts'
import { userInfoHandlers } from './handlers.ts'

/** What other programs ask about the account of a person. */
export const userInfoRoom = defineRoom({ handlers: userInfoHandlers })
