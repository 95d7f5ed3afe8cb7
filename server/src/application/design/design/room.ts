import { defineRoom } from '../../../foundation/room/room.ts'
import { designHandlers } from './handlers.ts'
import { publishing } from './publish-job.ts'
import { designTables } from './tables.ts'

/** Building applications: their draft, and publishing it. */
export const designRoom = defineRoom({ handlers: designHandlers, tables: designTables, jobs: [publishing] })
