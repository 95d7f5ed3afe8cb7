import { defineRoom } from '../../../foundation/room/room.ts'
import { passkeyHandlers } from './handlers.ts'
import { passkeyTables } from './tables.ts'

/** Passkeys as a second factor and as a way in. */
export const passkeyRoom = defineRoom({ handlers: passkeyHandlers, tables: passkeyTables })
