import { defineRoom } from '../../../foundation/room/room.ts'
import { bundleChecking } from './bundle-job.ts'
import { bundleHandlers } from './handlers.ts'
import { abandonedBundles } from './retention-query.ts'
import { bundleTables } from './tables.ts'

/** Releases as files, for places without a network. */
export const bundleRoom = defineRoom({
  handlers: bundleHandlers,
  tables: bundleTables,
  jobs: [bundleChecking],
  retains: [abandonedBundles],
})
