import { defineRoom } from '../../../foundation/room/room.ts'
import { homeMessageHandlers } from './handlers.ts'
import { homeMessage, homeMessageOver } from './home-message-job.ts'
import { messageInCareHandlers } from './in-care-handlers.ts'

/** Messages as operators write and publish them. */
export const homeMessageRoom = defineRoom({
  handlers: { ...homeMessageHandlers, ...messageInCareHandlers },
  jobs: [homeMessage, homeMessageOver],
})
