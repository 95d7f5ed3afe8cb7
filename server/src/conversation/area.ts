import { defineArea } from '../foundation/room/room.ts'
import { conversationRoom } from './conversation/room.ts'
import { departmentGroupRoom } from './department-group/room.ts'
import { chatFileRoom } from './file/room.ts'
import { groupRoom } from './group/room.ts'
import { messageReadingRoom } from './reading/room.ts'
import { chatRetentionRoom } from './retention/room.ts'
import { chatSearchRoom } from './search/room.ts'

export const conversationArea = defineArea([
  conversationRoom,
  chatFileRoom,
  groupRoom,
  departmentGroupRoom,
  messageReadingRoom,
  chatRetentionRoom,
  chatSearchRoom,
])
