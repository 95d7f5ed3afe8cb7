import { defineRoom } from '../../../foundation/room/room.ts'
import { enterpriseHandlers } from './handlers.ts'
import { provisioning } from './provisioning.ts'
import { enterpriseTables } from './tables.ts'
import { startSaying } from './say-names.ts'

/** Enterprises as operators see and make them. */
export const enterpriseRoom = defineRoom({
  handlers: enterpriseHandlers,
  tables: enterpriseTables,
  jobs: [provisioning],
  hourly: [startSaying],
})
