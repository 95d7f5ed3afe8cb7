import { defineRoom } from '../../../foundation/room/room.ts'
import { recordFileHandlers } from './handlers.ts'

/** Uploading files for the fields of records, and fetching them. */
export const recordFileRoom = defineRoom({ handlers: recordFileHandlers })
