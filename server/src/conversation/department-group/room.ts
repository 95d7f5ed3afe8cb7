import { defineRoom } from '../../foundation/room/room.ts'
import { departmentGroupHandlers } from './handlers.ts'

/** Groups whose people are those of a department. */
export const departmentGroupRoom = defineRoom({ handlers: departmentGroupHandlers })
