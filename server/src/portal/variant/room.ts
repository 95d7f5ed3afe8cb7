import { defineRoom } from '../../foundation/room/room.ts'
import { oldVariants } from './retention-query.ts'
import { variantTables } from './tables.ts'

/** File maps of pages that run other versions. */
export const variantRoom = defineRoom({ tables: variantTables, retains: [oldVariants] })
