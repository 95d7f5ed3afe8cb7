import { defineRoom } from '../../../foundation/room/room.ts'
import { startPruning } from './prune.ts'

/** Removes what rooms say that they no longer need. */
export const pruneRoom = defineRoom({ hourly: [startPruning] })
