import { defineArea } from '../foundation/room/room.ts'
import { conversationRoom } from './conversation/room.ts'

export const conversationArea = defineArea([conversationRoom])
