import { whenOver } from '../../foundation/db/retention-query.ts'
import { defineRoom } from '../../foundation/room/room.ts'
import { sessionHandlers } from './handlers.ts'
import { endedSessions, knownDevices } from './retention-query.ts'
import { sessionTables } from './tables.ts'
import { accessChannel } from './access.ts'

/** Signing in, staying signed in, signing out. */
export const sessionRoom = defineRoom({
  handlers: sessionHandlers,
  tables: sessionTables,
  retains: [endedSessions, whenOver('refresh_family', 'id', 0), knownDevices],
  hints: [
    {
      channel: accessChannel,
      react({ access, services }, about) {
        access.forget()
        services.live.rightsChanged(about)
      },
    },
  ],
})
