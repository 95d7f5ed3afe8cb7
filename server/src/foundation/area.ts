import { oldRecords } from './call/audit/retention-query.ts'
import { auditTables } from './call/audit/tables.ts'
import { startSweeping } from './file/file/sweep.ts'
import { fileTables } from './file/file/tables.ts'
import { jobChannel } from './job/queries.ts'
import { endedJobs, failedJobs } from './job/retention-query.ts'
import { jobTables } from './job/tables.ts'
import { pastFailures, pastRefusals } from './call/limit/retention-query.ts'
import { limitTables } from './call/limit/tables.ts'
import { liveChannel } from './sending/live/queries.ts'
import { pastEvents } from './sending/live/retention-query.ts'
import { liveTables } from './sending/live/tables.ts'
import { oldKeys, oldPlatformKeys } from './call/once/once-query.ts'
import { onceTables } from './call/once/tables.ts'
import { defineArea } from './room/room.ts'
import { settingChannel } from './query/setting/settings.ts'
import { settingTables } from './query/setting/tables.ts'
import { whiteListTables } from './query/white-list/tables.ts'
import { wordingTables } from './call/wording/tables.ts'

/** What rooms stand on. None of these answers a call, so all of them are declared here. */
export const foundationArea = defineArea([
  { tables: auditTables, retains: [oldRecords] },
  { tables: fileTables, hourly: [startSweeping] },
  {
    tables: jobTables,
    retains: [endedJobs, failedJobs],
    hints: [{ channel: jobChannel, react: ({ runner }) => runner.wake() }],
  },
  { tables: limitTables, retains: [pastFailures, pastRefusals] },
  {
    tables: liveTables,
    retains: [pastEvents],
    hints: [{ channel: liveChannel, react: ({ services }) => services.live.wake() }],
  },
  { tables: onceTables, retains: [oldKeys, oldPlatformKeys] },
  { tables: settingTables, hints: [{ channel: settingChannel, react: ({ services }) => services.settings.refresh() }] },
  { tables: whiteListTables },
  { tables: wordingTables },
])
