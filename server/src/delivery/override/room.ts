import { whenOver } from '../../foundation/db/retention-query.ts'
import { defineRoom } from '../../foundation/room/room.ts'
import { developingHandlers } from './developing.ts'
import { overrideHandlers } from './handlers.ts'
import { overrideTables } from './tables.ts'
import { overrideChannel } from './queries.ts'

/** Previews and development: other versions for one person. */
export const overrideRoom = defineRoom({
  handlers: { ...developingHandlers, ...overrideHandlers },
  tables: overrideTables,
  retains: [whenOver('parcel_override', 'id', 30)],
  hints: [{ channel: overrideChannel, react: ({ services }) => services.overrides.forget() }],
})
