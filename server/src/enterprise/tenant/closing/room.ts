import { defineRoom } from '../../../foundation/room/room.ts'
import { closingHandlers } from './handlers.ts'
import { enterpriseRemoval } from './removal-job.ts'

/** The end of an enterprise: closed, brought back, removed. */
export const closingRoom = defineRoom({ handlers: closingHandlers, jobs: [enterpriseRemoval] })
