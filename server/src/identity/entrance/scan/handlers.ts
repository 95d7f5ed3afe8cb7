import type { scanCalls } from '@atrium/shared-utility/contract'
import type { Handlers } from '../../../foundation/call/context/context.ts'
import { createScan, pollScan } from './computer.ts'
import { cancelScan, confirmScan, openScan } from './phone.ts'

export const scanHandlers: Handlers<typeof scanCalls> = { createScan, pollScan, openScan, confirmScan, cancelScan }
