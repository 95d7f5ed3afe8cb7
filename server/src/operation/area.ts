import { defineArea } from '../foundation/room/room.ts'
import { actingRoom } from './people/acting/room.ts'
import { auditRoom } from './watch/audit/room.ts'
import { bulkRoom } from './people/bulk/room.ts'
import { bundleRoom } from './package/bundle/room.ts'
import { dashboardRoom } from './watch/dashboard/room.ts'
import { dictionaryRoom } from './setting/dictionary/room.ts'
import { exportRoom } from './export/room.ts'
import { jobRoom } from './watch/job/room.ts'
import { liveSessionRoom } from './people/live-session/room.ts'
import { maintenanceRoom } from './setting/maintenance/room.ts'
import { networkRoom } from './setting/network/room.ts'
import { packageRoom } from './package/package/room.ts'
import { pruneRoom } from './watch/prune/room.ts'
import { settingRoom } from './setting/setting/room.ts'
import { signInLogRoom } from './people/sign-in-log/room.ts'
import { trafficRoom } from './watch/traffic/room.ts'
import { updateRoom } from './package/update/room.ts'
import { userRoom } from './people/user/room.ts'
import { whiteListRoom } from './setting/white-list/room.ts'

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
