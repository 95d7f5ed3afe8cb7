import { defineRoom } from '../../../foundation/room/room.ts'
import { releaseHandlers } from './handlers.ts'
import { ownReleaseHandlers } from './own-handlers.ts'

/** Releasing a version to all. */
export const releaseRoom = defineRoom({ handlers: { ...releaseHandlers, ...ownReleaseHandlers } })
