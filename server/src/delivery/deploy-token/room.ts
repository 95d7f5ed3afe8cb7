import { whenOver } from '../../foundation/db/retention-query.ts'
import { defineRoom } from '../../foundation/room/room.ts'
import { deployTokenHandlers } from './handlers.ts'
import { platformTokenHandlers } from './platform-handlers.ts'
import { deployTokenTables } from './tables.ts'

/** Tokens of machines that release. */
export const deployTokenRoom = defineRoom({
  handlers: { ...deployTokenHandlers, ...platformTokenHandlers },
  tables: deployTokenTables,
  retains: [whenOver('deploy_token', 'id', 90)],
})
