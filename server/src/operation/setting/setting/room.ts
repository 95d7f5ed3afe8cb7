import { defineRoom } from '../../../foundation/room/room.ts'
import { settingHandlers } from './handlers.ts'
import { plainSettingHandlers, platformSettingHandlers } from './platform-handlers.ts'

/** Settings of the platform and of enterprises. */
export const settingRoom = defineRoom({
  handlers: { ...settingHandlers, ...platformSettingHandlers, ...plainSettingHandlers },
})
