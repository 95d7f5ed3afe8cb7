import { defineRoom } from '../../../foundation/room/room.ts'
import { revisionBundleHandlers } from './handlers.ts'

/** Whole revisions as files, from portal to portal. */
export const revisionBundleRoom = defineRoom({ handlers: revisionBundleHandlers })
