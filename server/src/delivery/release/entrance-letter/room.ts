import { defineRoom } from '../../../foundation/room/room.ts'
import { entranceChanged } from './letter-job.ts'

/** Letters to root operators about changes of the sign-in pages. */
export const entranceLetterRoom = defineRoom({ jobs: [entranceChanged] })
