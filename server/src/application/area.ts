import { defineArea } from '../foundation/room/room.ts'
import { appRoleRoom } from './app-role/room.ts'
import { appViewRoom } from './app-view/room.ts'
import { cardRoom } from './card/room.ts'
import { commentRoom } from './comment/room.ts'
import { designRoom } from './design/room.ts'
import { fileRoom } from './file/room.ts'
import { overviewRoom } from './overview/room.ts'
import { recordRoom } from './record/room.ts'
import { recordFileRoom } from './record-file/room.ts'
import { recordImportRoom } from './record-import/room.ts'
import { recordStoreRoom } from './record-store/room.ts'
import { suggestionRoom } from './suggestion/room.ts'

export const applicationArea = defineArea([
  appRoleRoom,
  appViewRoom,
  cardRoom,
  commentRoom,
  designRoom,
  fileRoom,
  overviewRoom,
  recordRoom,
  recordFileRoom,
  recordImportRoom,
  recordStoreRoom,
  suggestionRoom,
])
