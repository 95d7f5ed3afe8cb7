import { defineArea } from '../foundation/room/room.ts'
import { departmentRoom } from './department/room.ts'
import { directoryRoom } from './directory/room.ts'
import { noticeRoom } from './notice/room.ts'
import { roleRoom } from './role/room.ts'

export const organisationArea = defineArea([departmentRoom, directoryRoom, noticeRoom, roleRoom])
