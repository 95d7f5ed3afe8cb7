import { defineRoom } from '../../../foundation/room/room.ts'
import { dictionaryHandlers } from './handlers.ts'
import { settingChannel } from '../../../foundation/query/setting/settings.ts'

/** Texts of the portal in operators’ own words. */
export const dictionaryRoom = defineRoom({
  handlers: dictionaryHandlers,
  hints: [{ channel: settingChannel, react: ({ services }) => services.ownWords.refresh() }],
})
