import type { joiningCalls } from '@atrium/shared-utility/contract'
import type { Handlers } from '../../../foundation/call/context/context.ts'
import { freeAndJoin } from './free-and-join.ts'
import { joinByInvitation } from './join-by-invitation.ts'

export const joiningHandlers: Handlers<typeof joiningCalls> = { joinByInvitation, freeAndJoin }
