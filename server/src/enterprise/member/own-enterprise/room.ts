import { defineRoom } from '../../../foundation/room/room.ts'
import { ownEnterpriseHandlers } from './handlers.ts'

/** What an enterprise changes about itself. */
export const ownEnterpriseRoom = defineRoom({ handlers: ownEnterpriseHandlers })
