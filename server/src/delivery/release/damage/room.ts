import { defineRoom } from '../../../foundation/room/room.ts'
import { damageHandlers } from './handlers.ts'
import { oldDamage } from './retention-query.ts'
import { damageTables } from './tables.ts'
import { damageChannel } from './queries.ts'

/** Files that are not as they were released. */
export const damageRoom = defineRoom({
  handlers: damageHandlers,
  tables: damageTables,
  retains: [oldDamage],
  hints: [{ channel: damageChannel, react: ({ services }, about) => services.damageLooking.hinted(about) }],
})
