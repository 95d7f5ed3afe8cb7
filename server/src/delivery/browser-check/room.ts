import { defineRoom } from '../../foundation/room/room.ts'
import { browserCheckJob } from './browser-check-job.ts'
import { browserCheckTables } from './tables.ts'

/** Running a version in a browser before it is released. */
export const browserCheckRoom = defineRoom({ tables: browserCheckTables, jobs: [browserCheckJob] })
