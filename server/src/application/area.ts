import { defineArea } from '../foundation/room/room.ts'
import { designRoom } from './design/room.ts'
import { recordRoom } from './record/room.ts'
import { recordStoreRoom } from './record-store/room.ts'

export const applicationArea = defineArea([designRoom, recordRoom, recordStoreRoom])
