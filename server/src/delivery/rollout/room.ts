import { defineRoom } from '../../foundation/room/room.ts'
import { rolloutHandlers } from './handlers.ts'
import { ownRolloutHandlers } from './own-handlers.ts'
import { rolloutTables } from './tables.ts'
import { portalChannel } from '../../portal/revision/revision-query.ts'

/** A version for some people before it is for all. */
export const rolloutRoom = defineRoom({
  handlers: { ...rolloutHandlers, ...ownRolloutHandlers },
  tables: rolloutTables,
  hints: [{ channel: portalChannel, react: ({ services }) => services.rollouts.forget() }],
  begins: [({ rolloutWatch }) => rolloutWatch.begin()],
})
