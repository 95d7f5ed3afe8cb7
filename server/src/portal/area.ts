import { defineArea } from '../foundation/room/room.ts'
import { artifactRoom } from './artifact/room.ts'
import { bootRoom } from './page/boot/room.ts'
import { demoRoom } from './page/demo/room.ts'
import { languageRoom } from './page/language/room.ts'
import { liveRoom } from './live/room.ts'
import { revisionRoom } from './revision/room.ts'
import { variantRoom } from './variant/room.ts'

export const portalArea = defineArea([
  artifactRoom,
  bootRoom,
  demoRoom,
  languageRoom,
  liveRoom,
  revisionRoom,
  variantRoom,
])
