import type { passwordCalls } from '@atrium/shared-utility/contract'
import type { Handlers } from '../context.ts'
import { changePassword } from './change-password.ts'
import { resetPassword } from './reset-password.ts'

export const passwordHandlers: Handlers<typeof passwordCalls> = { changePassword, resetPassword }
