import { defineRoom } from '../../../foundation/room/room.ts'
import { overviewHandlers } from './handlers.ts'

/** How an enterprise is doing, for its administrators. */
export const overviewRoom = defineRoom({ handlers: overviewHandlers })
