import { defineRoom } from '../../../foundation/room/room.ts'
import { packageHandlers } from './handlers.ts'
import { packageReading } from './package-job.ts'
import { abandonedPackages, oldLinks } from './retention-query.ts'
import { packageTables } from './tables.ts'

/** Packages for phones. */
export const packageRoom = defineRoom({
  handlers: packageHandlers,
  tables: packageTables,
  jobs: [packageReading],
  retains: [abandonedPackages, oldLinks],
})
