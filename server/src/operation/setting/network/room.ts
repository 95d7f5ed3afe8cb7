import { defineRoom } from '../../../foundation/room/room.ts'
import { networkHandlers } from './handlers.ts'
import { accessChannel } from '../../../identity/session/access.ts'

/** The networks that operators may work from. */
export const networkRoom = defineRoom({
  handlers: networkHandlers,
  hints: [{ channel: accessChannel, react: ({ services }) => services.operatorNetworks.forget() }],
})
