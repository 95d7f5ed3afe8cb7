import { defineRoom } from '../../../foundation/room/room.ts'
import { suggestionHandlers } from './handlers.ts'

/** What a person finds by a name, in all that they may open. */
export const suggestionRoom = defineRoom({ handlers: suggestionHandlers })
