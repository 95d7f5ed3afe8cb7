import { defineRoom } from '../../../foundation/room/room.ts'
import { commentHandlers } from './handlers.ts'

/** What people say about records, and to whom. Their table is the record store's, which removes them with their records. */
export const commentRoom = defineRoom({ handlers: commentHandlers })
