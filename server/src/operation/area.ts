import { defineArea } from '../foundation/room/room.ts'
import { actingRoom } from './acting/room.ts'
import { auditRoom } from './audit/room.ts'
import { bulkRoom } from './bulk/room.ts'
import { bundleRoom } from './bundle/room.ts'
import { dashboardRoom } from './dashboard/room.ts'
import { dictionaryRoom } from './dictionary/room.ts'
import { exportRoom } from './export/room.ts'
import { jobRoom } from './job/room.ts'
import { liveSessionRoom } from './live-session/room.ts'
import { maintenanceRoom } from './maintenance/room.ts'
import { networkRoom } from './network/room.ts'
import { packageRoom } from './package/room.ts'
import { pruneRoom } from './prune/room.ts'
import { settingRoom } from './setting/room.ts'
import { signInLogRoom } from './sign-in-log/room.ts'
import { trafficRoom } from './traffic/room.ts'
import { updateRoom } from './update/room.ts'
import { userRoom } from './user/room.ts'
import { whiteListRoom } from './white-list/room.ts'

export const operationArea = defineArea([
  actingRoom,
  auditRoom,
  bulkRoom,
  bundleRoom,
  dashboardRoom,
  dictionaryRoom,
  exportRoom,
  jobRoom,
  liveSessionRoom,
  maintenanceRoom,
  networkRoom,
  packageRoom,
  pruneRoom,
  settingRoom,
  signInLogRoom,
  trafficRoom,
  updateRoom,
  userRoom,
  whiteListRoom,
])
