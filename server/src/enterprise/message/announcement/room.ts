import { defineRoom } from '../../../foundation/room/room.ts'
import { announcementJob, announcementOverJob } from './announcement-job.ts'
import { announcementHandlers } from './handlers.ts'
import { announcementTables } from './tables.ts'

/** What an enterprise tells its own people, and who of them has read it. They read it in their inbox (enterprise/message). */
export const announcementRoom = defineRoom({
  handlers: announcementHandlers,
  tables: announcementTables,
  jobs: [announcementJob, announcementOverJob],
})
