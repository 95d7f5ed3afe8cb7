import { defineRoom } from '../../../foundation/room/room.ts'
import { platformReleaseHandlers } from './handlers.ts'

/** Releasing parts of the platform with a token. */
export const platformReleaseRoom = defineRoom({ handlers: platformReleaseHandlers })
