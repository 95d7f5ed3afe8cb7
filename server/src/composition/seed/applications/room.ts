import { defineRoom } from '../../../foundation/room/room.ts'
import { demoApplications } from './job.ts'

/** The applications and the conversations of the demo. */
export const demoApplicationsRoom = defineRoom({ jobs: [demoApplications] })
