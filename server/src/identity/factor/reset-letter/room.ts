import { defineRoom } from '../../../foundation/room/room.ts'
import { accountReset } from './account-reset.ts'

/** Letters about a reset by an operator. */
export const resetLetterRoom = defineRoom({ jobs: [accountReset] })
