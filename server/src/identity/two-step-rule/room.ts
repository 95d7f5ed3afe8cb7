import { defineRoom } from '../../foundation/room/room.ts'
import { twoStepRuleTables } from './tables.ts'

/** What two-step verification asks of whom. */
export const twoStepRuleRoom = defineRoom({ tables: twoStepRuleTables })
