import { defineRoom } from '../../../foundation/room/room.ts'
import { accountHandlers } from './handlers.ts'

/** A person’s own account: profile, contact, language. */
export const accountRoom = defineRoom({ handlers: accountHandlers })
