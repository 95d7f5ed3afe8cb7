import { whenOver } from '../../../foundation/db/retention-query.ts'
import { defineRoom } from '../../../foundation/room/room.ts'
import { signOnHandlers } from './handlers.ts'
import { signOnTables } from './tables.ts'

/** Signing in with the provider of an enterprise (OpenID Connect). */
export const signOnRoom = defineRoom({
  handlers: signOnHandlers,
  tables: signOnTables,
  retains: [whenOver('sign_on', 'state_hash', 0)],
})
