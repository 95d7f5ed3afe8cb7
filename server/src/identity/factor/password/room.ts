import { defineRoom } from '../../../foundation/room/room.ts'
import { passwordHandlers } from './handlers.ts'
import { passwordChanged } from './password-changed.ts'
import { passwordTables } from './tables.ts'

/** Passwords, their rules and their age. */
export const passwordRoom = defineRoom({ handlers: passwordHandlers, tables: passwordTables, jobs: [passwordChanged] })
