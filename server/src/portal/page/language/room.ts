import { defineRoom } from '../../../foundation/room/room.ts'
import { languageHandlers } from './handlers.ts'

/** The words of the portal in a language. */
export const languageRoom = defineRoom({ handlers: languageHandlers })
