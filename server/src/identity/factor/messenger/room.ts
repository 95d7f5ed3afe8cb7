import { whenOver } from '../../../foundation/db/retention-query.ts'
import { defineRoom } from '../../../foundation/room/room.ts'
import { messengerHandlers } from './handlers.ts'
import { messengerTables } from './tables.ts'

/** Signing in with WeCom, DingTalk and Feishu. */
export const messengerRoom = defineRoom({
  handlers: messengerHandlers,
  tables: messengerTables,
  retains: [whenOver('messenger_state', 'state_hash', 1), whenOver('messenger_token', 'key', 1)],
})
