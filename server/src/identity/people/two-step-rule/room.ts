import { defineRoom } from '../../../foundation/room/room.ts'
import { twoStepRuleTables } from './tables.ts'

/** The second factors that two-step verification asks of people. */
export const twoStepRuleRoom = defineRoom({ tables: twoStepRuleTables })
