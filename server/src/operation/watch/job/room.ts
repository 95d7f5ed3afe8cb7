import { defineRoom } from '../../../foundation/room/room.ts'
import { jobHandlers } from './handlers.ts'

/** Background jobs, as operators see them. */
export const jobRoom = defineRoom({ handlers: jobHandlers })
