import { defineRoom } from '../../../foundation/room/room.ts'
import { stepUpHandlers } from './handlers.ts'

/** A person confirms again who they are. */
export const stepUpRoom = defineRoom({ handlers: stepUpHandlers })
