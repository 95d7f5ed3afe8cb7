import { defineArea } from '../foundation/room/room.ts'
import { appRoleRoom } from './design/app-role/room.ts'
import { appViewRoom } from './design/app-view/room.ts'
import { cardRoom } from './record/card/room.ts'
import { commentRoom } from './record/comment/room.ts'
import { designRoom } from './design/design/room.ts'
import { fileRoom } from './record/file/room.ts'
import { overviewRoom } from './design/overview/room.ts'
import { recordRoom } from './record/record/room.ts'
import { recordFileRoom } from './record/record-file/room.ts'
import { recordImportRoom } from './record/record-import/room.ts'
import { recordStoreRoom } from './record-store/room.ts'
import { suggestionRoom } from './record/suggestion/room.ts'

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
