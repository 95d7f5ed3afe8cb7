import { defineRoom } from '../../../foundation/room/room.ts'
import { spaceHandlers } from './handlers.ts'

/** The enterprises of a person, and changing between them. */
export const spaceRoom = defineRoom({ handlers: spaceHandlers })
