import { defineRoom } from '../../../foundation/room/room.ts'
import { twoStepPolicyHandlers } from './handlers.ts'

/** What an enterprise asks of its people’s second factors. */
export const twoStepPolicyRoom = defineRoom({ handlers: twoStepPolicyHandlers })
