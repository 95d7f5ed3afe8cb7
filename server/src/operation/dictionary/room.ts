import { defineRoom } from '../../foundation/room/room.ts'
import { dictionaryHandlers } from './handlers.ts'

/** Texts of the portal in operators’ own words. */
export const dictionaryRoom = defineRoom({ handlers: dictionaryHandlers })
