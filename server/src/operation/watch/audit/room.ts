import { defineRoom } from '../../../foundation/room/room.ts'
import { auditHandlers } from './handlers.ts'

/** The audit log, as operators read it. */
export const auditRoom = defineRoom({ handlers: auditHandlers })
