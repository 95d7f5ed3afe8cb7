import { defineRoom } from '../../foundation/room/room.ts'
import { stepUpHandlers } from './handlers.ts'

/** Confirming again who one is. */
export const stepUpRoom = defineRoom({ handlers: stepUpHandlers })
