import { defineRoom } from '../../../foundation/room/room.ts'
import { expiryNotice } from './notice-job.ts'
import { startWarning } from './warn.ts'

/** Letters before an enterprise expires. */
export const expiryRoom = defineRoom({ jobs: [expiryNotice], hourly: [startWarning] })
